//! The screen drawn into memory and driven by keys.

use atoll_catalog::{Secret, Setup, games};
use atoll_locale::Language;
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

use super::Theme;
use super::app::App;
use super::terminal::Screen as _;
use crate::play::session::{Next, Player, Session};

struct Driver {
    app: App,
    terminal: Terminal<TestBackend>,
    file: std::path::PathBuf,
}

impl Driver {
    fn new(name: &str, width: u16, height: u16) -> Self {
        let table = games()[0].table(&Setup { seats: 2, ..Setup::default() }).expect("two seats are allowed");
        let file = std::env::temp_dir().join(format!("atoll-screen-{}-{name}", std::process::id()));
        let players = vec![Player::Person("Ana".into()), Player::Bot("greedy")];
        let session = Session::new(table, players, Secret::from_phrase("screen"), file.clone());
        let terminal = Terminal::new(TestBackend::new(width, height)).expect("memory is a terminal");
        Self { app: App::new(session, Language::En, true, Theme::MONO), terminal, file }
    }

    /// Lets everything happen that happens by itself, then draws.
    fn draw(&mut self) -> String {
        while self.app.tick().expect("nothing fails").is_some() {}
        self.terminal.draw(|frame| self.app.draw(frame)).expect("memory can be drawn on");
        self.terminal.backend().to_string()
    }

    fn press(&mut self, code: KeyCode) -> String {
        assert!(self.app.key(KeyEvent::from(code)).is_continue(), "{code:?}");
        self.draw()
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        let _ = std::fs::remove_file(&self.file);
    }
}

#[test]
fn a_small_screen_shows_question_map_seats_log_and_keys() {
    let mut driver = Driver::new("small", 80, 24);
    let picture = driver.draw();
    for part in [games()[0].title(), "A: ", "┏", "┌╌", "cell 1 of", "▶ A", "  B", " Log ", "Seal ", "? help", "q quit"]
    {
        assert!(picture.contains(part), "`{part}` is missing:\n{picture}");
    }
    assert_eq!(picture.lines().count(), 24);
}

#[test]
fn a_large_screen_has_rulers_and_the_whole_panel() {
    let mut driver = Driver::new("large", 140, 45);
    let picture = driver.draw();
    assert!(!picture.contains("i shows everything"), "{picture}");
    assert!(picture.contains("Ana") && picture.contains("Every move is saved in"), "{picture}");
    let ruler = picture.lines().nth(1).unwrap_or_default();
    assert!(ruler.contains("-1 ") && ruler.contains(" 1 "), "{ruler}");
}

#[test]
fn a_hint_comes_while_the_screen_goes_on() {
    let mut driver = Driver::new("hint", 100, 30);
    driver.draw();
    assert!(driver.app.key(KeyEvent::from(KeyCode::Char('h'))).is_continue());
    driver.terminal.draw(|frame| driver.app.draw(frame)).expect("memory can be drawn on");
    let asked = driver.terminal.backend().to_string();
    assert!(asked.contains("The expert is thinking."), "{asked}");
    let told = driver.draw();
    assert!(told.contains("What the expert would play") && told.matches("expected margin").count() == 3, "{told}");
    let closed = driver.press(KeyCode::Esc);
    assert!(!closed.contains("expected margin"), "{closed}");
}

#[test]
fn a_turn_is_played_taken_back_and_ended_by_keys() {
    let mut driver = Driver::new("turn", 100, 30);
    let start = driver.draw();
    let moved = driver.press(KeyCode::Enter);
    assert_ne!(start, moved);
    assert!(moved.contains("u undo"), "{moved}");
    assert_eq!(driver.press(KeyCode::Char('e')).matches("cannot end yet").count(), 1);
    driver.press(KeyCode::Char('s'));
    let held = driver.press(KeyCode::Char('x'));
    assert!(held.contains("Enter ends your turn"), "{held}");
    assert!(driver.press(KeyCode::Char('u')).contains("Taken back: skip."));
    driver.press(KeyCode::Char('u'));
    assert!(driver.press(KeyCode::Char('u')).contains("nothing to take back"));
    driver.press(KeyCode::Enter);
    driver.press(KeyCode::Char('s'));
    let next = driver.press(KeyCode::Enter);
    assert!(next.contains("▸A") && next.contains("▸B"), "last moves are marked:\n{next}");
}

#[test]
fn pages_open_and_close_and_ctrl_c_stops() {
    let mut driver = Driver::new("pages", 80, 24);
    driver.draw();
    for (key, title) in
        [('?', "┌ Help "), ('b', "┌ What is left "), ('l', "┌ Log "), ('i', "┌ Table "), ('w', "┌ Why ")]
    {
        let page = driver.press(KeyCode::Char(key));
        assert!(page.contains(title), "{key}:\n{page}");
        assert!(!driver.press(KeyCode::Esc).contains(title));
    }
    let stop = KeyEvent::new(KeyCode::Char('c'), KeyModifiers::CONTROL);
    assert!(driver.app.key(stop).is_break());
}

#[test]
fn any_size_is_drawn() {
    let mut driver = Driver::new("sizes", 80, 24);
    for (width, height) in [(1, 1), (20, 5), (63, 40), (64, 18), (65, 100), (250, 20), (300, 90)] {
        driver.terminal.backend_mut().resize(width, height);
        let picture = driver.draw();
        assert_eq!(picture.lines().count(), usize::from(height));
        driver.press(KeyCode::Char('?'));
        driver.press(KeyCode::Esc);
    }
    driver.terminal.backend_mut().resize(60, 10);
    assert!(driver.draw().contains("needed"));
}

#[test]
fn any_keys_lead_to_the_end_of_the_game() {
    let mut driver = Driver::new("end", 90, 28);
    let keys = [
        KeyCode::Right,
        KeyCode::Char('r'),
        KeyCode::Tab,
        KeyCode::Up,
        KeyCode::Char('2'),
        KeyCode::BackTab,
        KeyCode::PageUp,
        KeyCode::Left,
        KeyCode::Char('H'),
        KeyCode::Down,
        KeyCode::Char('c'),
        KeyCode::Char('9'),
    ];
    for step in 0..3_000 {
        driver.press(keys[step % keys.len()]);
        let picture = driver.press(KeyCode::Enter);
        if picture.contains("The game is over") {
            assert!(picture.contains("atoll verify"), "{picture}");
            driver.press(KeyCode::Esc);
            let Driver { app, .. } = &mut driver;
            assert!(app.key(KeyEvent::from(KeyCode::Char('q'))).is_break());
            return;
        }
    }
    panic!("the game does not end");
}

#[test]
fn a_session_says_what_is_next() {
    let table = games()[0].table(&Setup { seats: 2, ..Setup::default() }).expect("two seats are allowed");
    let file = std::env::temp_dir().join(format!("atoll-next-{}", std::process::id()));
    let players = vec![Player::Person("you".into()), Player::Bot("random")];
    let mut session = Session::new(table, players, Secret::from_phrase("next"), file.clone());
    assert_eq!(session.next(), Next::Draw);
    assert!(session.play("anything").is_err() && !session.end_turn() && session.undo().is_none());
    while session.next() == Next::Draw {
        session.advance().expect("a draw is pending");
    }
    assert!(matches!(session.next(), Next::Ask(_)));
    assert!(!session.advance().expect("nothing happens"), "nobody moves for a person");
    let _ = std::fs::remove_file(file);
}

#[test]
fn the_log_and_the_question_follow_the_language() {
    let mut driver = Driver::new("language", 120, 40);
    let english = driver.draw();
    assert!(english.contains("draws tile") && english.contains("? help"), "{english}");
    for (words, notice) in [
        (["zieht das Plättchen", "? Hilfe"], "Sprache: Deutsch"),
        (["lapkát húz", "? súgó"], "Nyelv: Magyar"),
        (["táhne kartičku", "? nápověda"], "Jazyk: Čeština"),
        (["draws tile", "? help"], "Language: English"),
    ] {
        let picture = driver.press(KeyCode::Char('t'));
        assert!(picture.contains(notice) && words.iter().all(|word| picture.contains(word)), "{picture}");
        let page = driver.press(KeyCode::Char('?'));
        assert!(!page.contains("terminal-"), "a key is shown:\n{page}");
        driver.press(KeyCode::Esc);
    }
}
