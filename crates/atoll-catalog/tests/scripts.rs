//! Every script of the law holds.

mod list;

use std::fs;
use std::path::{Path, PathBuf};

use atoll_catalog::{GAMES, Script};
use list::every;

fn scripts(game: &str) -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scripts").join(game);
    let mut paths: Vec<PathBuf> = fs::read_dir(&folder)
        .unwrap_or_else(|error| panic!("{}: {error}", folder.display()))
        .map(|entry| entry.expect("the folder can be listed").path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "script"))
        .collect();
    paths.sort();
    paths
}

#[test]
fn every_script_holds() {
    let mut failures = Vec::new();
    for game in every().iter() {
        let paths = scripts(game.id());
        assert!(!paths.is_empty(), "{} has no scripts", game.id());
        for path in paths {
            let text = fs::read_to_string(&path).expect("scripts are text");
            let done = Script::parse(every(), &text).and_then(|script| script.run(|_| {}));
            if let Err(error) = done {
                failures.push(format!("{}: {error}", path.display()));
            }
        }
    }
    assert!(failures.is_empty(), "{} scripts do not hold:\n{}", failures.len(), failures.join("\n"));
}

/// A script can fail: each of these is wrong in one line.
#[test]
fn wrong_expectations_are_noticed() {
    let head = "game south-seas\nseats 2\nposition\n  phase place A Ua\n  map 0,0\n    Da\nend\n";
    let wrong = [
        ("A place 9,9 r0", "SS-5"),
        ("B place 1,0 r1", "turn"),
        ("legal place 9,9 r0", "not among"),
        ("legal-no place 1,0 r1", "should not"),
        ("legal-count 1", "not 1"),
        ("fact tiles 3", "not among"),
        ("fact-no turn A place", "should not"),
        ("refuse SS-5 A place 1,0 r1", "is legal"),
        ("refuse SS-11 A place 9,9 r0", "not by SS-11"),
        ("A place 1,0 r1\nexpect gain A ...", "not among"),
        ("A place 1,0 r1\nexpect-no place A ...", "should not"),
        ("* tile Ua", "nothing is to be drawn"),
        ("refuse-draw tile Ua", "another reason"),
        ("A place 1,0 r1\nskip-nothing", "begins no line"),
        ("A place 1,0 r1\nexpect-count 2 place A ...", "not 2"),
        ("A place 1,0 r1\nexpect-count x place A ...", "expect-count"),
        ("* any", "seed"),
        ("A dance", "not a move"),
        ("seats 3\nlegal-count 7\nseed 3", "before the first move"),
        ("no such line", "begins no line"),
    ];
    for (line, part) in wrong {
        let text = format!("{head}{line}\n");
        let failed = Script::parse(GAMES, &text).and_then(|script| script.run(|_| {}));
        let Err(error) = failed else { panic!("`{line}` was not noticed") };
        assert!(error.to_string().contains(part), "`{line}`: {error}");
    }
}

#[test]
fn heads_that_make_no_sense_are_refused() {
    for (text, part) in [
        ("", "does not name its game"),
        ("game chess", "there is no game `chess`"),
        ("game south-seas\nseats 9", "2 to 5"),
        ("game south-seas\noption speed 3", "no option `speed`"),
        ("game south-seas\nposition\nmap 0,0\nDa", "lacks its `end`"),
        ("game south-seas\nposition\nmap 0,0\nQ9\nend", "no tile `Q9`"),
        ("game south-seas\nposition\nmap 5,5\nDa\nend", "start tile"),
        ("game south-seas\nposition\nmap 0,0\nDa Ca\nend", "do not continue each other"),
        ("game south-seas\nposition\nislander A 3,3 s1\nend", "no tile lies on 3,3"),
        ("game south-seas\nposition\nshow 3-9F\nend", "no ship"),
        ("game south-seas\nposition\ncovered 0,0 b1\nend", "no fish"),
        ("game south-seas\nposition\nphase islander A\nend", "islander step"),
        ("game south-seas\ncomponents\n[[ship]]\nend", "errors"),
    ] {
        let Err(error) = Script::parse(GAMES, text) else { panic!("`{text}` was accepted") };
        assert!(error.to_string().contains(part), "`{text}`: {error}");
    }
}
