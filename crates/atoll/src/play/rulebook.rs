//! A game's rulebook in the person's language, cut into its numbered paragraphs.
//!
//! A paragraph begins with its number in bold, `**XX-7.**`, and reaches to the next one or to a heading.

use atoll_catalog::AnyGame;
use atoll_locale::Language;

/// The rulebook in a language, or in English if it is not written in it.
pub(crate) fn of(game: &dyn AnyGame, language: Language) -> &'static str {
    game.rulebook_in(language.code()).unwrap_or_else(|| game.rulebook())
}

/// One paragraph.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Paragraph<'a> {
    /// Its id, such as `XX-7`.
    pub(crate) id: &'a str,
    /// Its text, the id included, without Markdown marks.
    pub(crate) text: String,
}

/// The numbered paragraphs, in the order of the book.
pub(crate) fn paragraphs(book: &str) -> Vec<Paragraph<'_>> {
    let mut found: Vec<Paragraph<'_>> = Vec::new();
    let mut is_inside = false;
    for line in book.lines() {
        if let Some(id) = starting_id(line) {
            found.push(Paragraph { id, text: String::new() });
            is_inside = true;
        } else if line.starts_with('#') {
            is_inside = false;
        }
        if is_inside && let Some(paragraph) = found.last_mut() {
            if !paragraph.text.is_empty() {
                paragraph.text.push('\n');
            }
            paragraph.text.push_str(&without_marks(line));
        }
    }
    for paragraph in &mut found {
        paragraph.text.truncate(paragraph.text.trim_end().len());
    }
    found
}

/// The id a line starts with, if a numbered paragraph begins here.
pub(crate) fn starting_id(line: &str) -> Option<&str> {
    let (id, _) = line.strip_prefix("**")?.split_once(".**")?;
    let (law, number) = id.split_once('-')?;
    let is_id = !law.is_empty()
        && law.bytes().all(|byte| byte.is_ascii_uppercase())
        && !number.is_empty()
        && number.bytes().all(|byte| byte.is_ascii_alphanumeric());
    is_id.then_some(id)
}

/// The paragraph a person asks for: by its full id, or by its number alone.
pub(crate) fn find<'a>(paragraphs: &'a [Paragraph<'a>], wanted: &str) -> Option<&'a Paragraph<'a>> {
    let wanted = wanted.trim().trim_end_matches('.').to_ascii_uppercase();
    let number = |id: &str| id.split_once('-').map(|(_, number)| number.to_ascii_uppercase());
    paragraphs.iter().find(|one| one.id == wanted || number(one.id).as_deref() == Some(&wanted))
}

/// A line as it reads when nothing renders its Markdown.
pub(crate) fn without_marks(line: &str) -> String {
    let line = line.trim_end();
    let line = if line.starts_with('#') { line.trim_start_matches(['#', ' ']) } else { line };
    line.replace('*', "")
}

#[cfg(test)]
mod tests {
    use super::*;

    const BOOK: &str = "# A book\n\nHello.\n\n**XX-1.** One,\nand more.\n\n- a point\n\n**XX-2.** Two.\n\n## Next\nPlain.\n\n**XX-10a.** Ten.\n";

    #[test]
    fn paragraphs_end_at_the_next_or_at_a_heading() {
        let found = paragraphs(BOOK);
        assert_eq!(found.iter().map(|one| one.id).collect::<Vec<_>>(), ["XX-1", "XX-2", "XX-10a"]);
        assert_eq!(found[0].text, "XX-1. One,\nand more.\n\n- a point");
        assert_eq!(found[1].text, "XX-2. Two.");
    }

    #[test]
    fn a_paragraph_is_found_by_id_or_number_in_any_case() {
        let found = paragraphs(BOOK);
        for (wanted, id) in [("XX-2", "XX-2"), ("xx-2.", "XX-2"), ("1", "XX-1"), ("10A", "XX-10a")] {
            let hit = find(&found, wanted).map(|one| one.id);
            // Ids compare in capitals; a letter after the number is found by number.
            assert_eq!(hit, Some(id), "{wanted}");
        }
        assert_eq!(find(&found, "99"), None);
        assert_eq!(find(&found, ""), None);
        assert!(paragraphs("").is_empty());
    }

    #[test]
    fn every_paragraph_is_told_in_every_language() {
        for &game in atoll_catalog::games() {
            let ids = |book| paragraphs(book).iter().map(|one| one.id).collect::<Vec<_>>();
            for language in Language::ALL {
                let book = of(game, language);
                assert_eq!(ids(book), ids(game.rulebook()), "{} {language:?}", game.id());
                let is_english = book == game.rulebook();
                assert_eq!(is_english, language == Language::En, "{} {language:?}", game.id());
            }
        }
    }

    #[test]
    fn headings_lose_their_signs() {
        assert_eq!(without_marks("## Sea **birds**  "), "Sea birds");
        assert_eq!(without_marks("  - a **point** *well* made"), "  - a point well made");
    }
}
