use expect_test::expect;
use tabletalk::player::commands::{
    BadBinding, COMMANDS, Chord, Command, Context, KeyScope, KeySettings, Keymap, Letters,
    TableCommand,
};
use tabletalk::speech::{L10n, Language, Question};

fn chord(text: &str) -> Chord {
    text.parse().unwrap()
}

fn settings(ron: &str) -> KeySettings {
    ron::from_str(ron).unwrap()
}

/// The keymap of settings without fault.
fn keymap(ron: &str) -> Keymap {
    let (keymap, bad) = Keymap::new(&settings(ron));
    assert_eq!(bad, []);
    keymap
}

#[test]
fn every_default_key_gives_its_command_where_it_is_heard() {
    let keymap = Keymap::default();
    for entry in COMMANDS {
        for &context in Context::ALL {
            let heard = entry.scope.is_in(context).then_some(entry.command);
            assert_eq!(keymap.command(entry.chord, context), heard);
        }
        assert_eq!(keymap.chord(entry.command), Some(entry.chord));
    }
}

#[test]
fn modifiers_must_be_exact() {
    let keymap = Keymap::default();
    let command = |text| keymap.command(chord(text), Context::Betting);
    assert_eq!(command("F"), Some(Command::Table(TableCommand::Fold)));
    assert_eq!(command("Ctrl+Shift+F"), None);
    assert_eq!(command("Ctrl+F"), None);
    assert_eq!(command("Alt+F"), None);
    assert_eq!(command("Super+F"), None);
    assert_eq!(command("A"), Some(Command::Ask(Question::Odds)));
    assert_eq!(
        command("Shift+A"),
        Some(Command::Table(TableCommand::AllIn))
    );
    assert_eq!(command("1"), Some(Command::Ask(Question::Card(1))));
    assert_eq!(
        command("Shift+1"),
        Some(Command::Table(TableCommand::ActOnCard(1)))
    );
    assert_eq!(command("0"), None);
    assert_eq!(command("Ctrl+A"), None);
}

#[test]
fn enter_deals_only_between_hands() {
    let keymap = Keymap::default();
    for &context in Context::ALL {
        let next =
            (context == Context::AfterHand).then_some(Command::Table(TableCommand::NextHand));
        assert_eq!(keymap.command(chord("Enter"), context), next);
    }
}

#[test]
fn players_have_their_own_keys() {
    let keymap = keymap(r#"(keys: {"fold": "Ctrl+F", "pot": "off", "call-or-check": "F"})"#);
    let command = |text| keymap.command(chord(text), Context::Betting);
    assert_eq!(command("Ctrl+F"), Some(Command::Table(TableCommand::Fold)));
    assert_eq!(
        command("F"),
        Some(Command::Table(TableCommand::CallOrCheck))
    );
    assert_eq!(command("C"), None);
    assert_eq!(command("P"), None);
    assert_eq!(keymap.chord(Command::Ask(Question::Pot)), None);
}

#[test]
fn two_commands_can_change_their_keys() {
    let keymap = keymap(r#"(keys: {"fold": "C", "call-or-check": "F"})"#);
    assert_eq!(
        keymap.chord(Command::Table(TableCommand::Fold)),
        Some(chord("C"))
    );
    assert_eq!(
        keymap.chord(Command::Table(TableCommand::CallOrCheck)),
        Some(chord("F"))
    );
}

#[test]
fn keys_that_write_characters_are_turned_off_together() {
    let keymap = keymap(r#"(letters: Off, keys: {"fold": "Ctrl+F"})"#);
    for entry in COMMANDS
        .iter()
        .filter(|it| it.command != Command::Table(TableCommand::Fold))
    {
        let heard = (!entry.chord.types_character()).then_some(entry.chord);
        assert_eq!(keymap.chord(entry.command), heard);
        let context = match entry.scope {
            KeyScope::InReview => Context::Reviewing,
            _ => Context::AfterHand,
        };
        let command = keymap.command(entry.chord, context);
        assert_eq!(command, heard.map(|_| entry.command));
    }
    assert_eq!(
        keymap.chord(Command::Table(TableCommand::Fold)),
        Some(chord("Ctrl+F"))
    );
}

#[test]
fn settings_are_kept_as_they_were_made() {
    let made = settings(r#"(letters: Off, keys: {"card-3": "F7", "fold": "off"})"#);
    let (keymap, bad) = Keymap::new(&made);
    assert_eq!(bad, []);
    assert_eq!(keymap.settings(), made);
    let text = ron::to_string(&made).unwrap();
    assert_eq!(settings(&text), made);
    assert_eq!(Keymap::default().settings(), KeySettings::default());
    assert_eq!(settings("(of_a_later_version: 1)"), KeySettings::default());
}

fn code(bad: &BadBinding) -> &'static str {
    match bad {
        BadBinding::UnknownCommand { .. } => "key-unknown-command",
        BadBinding::Unreadable { .. } => "key-unreadable",
        BadBinding::Reserved { .. } => "key-reserved",
        BadBinding::Clash { .. } => "key-clash",
    }
}

#[test]
fn a_bad_key_is_reported_and_the_default_stays() {
    let bad_settings = r#"(keys: {
        "fold": "Insert",
        "raise": "Hyper+R",
        "dance": "Q",
        "all-in": "P",
        "call-or-check": "Q",
        "card-1": "Q",
        "help": "F8",
    })"#;
    let (keymap, bad) = Keymap::new(&settings(bad_settings));
    let say = |language| {
        let words = L10n::new(language);
        let lines = bad
            .iter()
            .map(|it| format!("{}: {}\n", code(it), it.say(&words)));
        lines.collect::<String>()
    };
    expect![[r#"
        key-unknown-command: Key settings: no command is named dance.
        key-reserved: The key insert is taken by screen readers or the system. The command fold keeps its key.
        key-unreadable: Key settings: no key is named Hyper+R. The command raise keeps its key.
        key-clash: The key Q is taken by the command call. The command card 1 keeps its key.
        key-clash: The key P is taken by the command pot. The command all in keeps its key.
    "#]].assert_eq(&say(Language::English));
    expect![[r#"
        key-unknown-command: Ustawienia klawiszy: nie ma polecenia dance.
        key-reserved: Klawisz insert należy do czytnika ekranu lub systemu. Polecenie pas zachowuje swój klawisz.
        key-unreadable: Ustawienia klawiszy: nie ma klawisza Hyper+R. Polecenie podbij zachowuje swój klawisz.
        key-clash: Klawisz Q należy do polecenia sprawdzam. Polecenie karta 1 zachowuje swój klawisz.
        key-clash: Klawisz P należy do polecenia pula. Polecenie all-in zachowuje swój klawisz.
    "#]].assert_eq(&say(Language::Polish));
    let shown: String = bad.iter().map(|it| format!("{it}\n")).collect();
    expect![[r#"
        there is no command 'dance'
        fold: Insert is reserved
        raise: 'Hyper+R' is not a key
        card-1: Q is the key of call-or-check
        all-in: P is the key of pot
    "#]]
    .assert_eq(&shown);
    let changed = keymap.settings().keys;
    let changed: Vec<String> = changed
        .iter()
        .map(|(id, key)| format!("{id} {key}"))
        .collect();
    assert_eq!(changed, ["call-or-check Q", "help F8"]);
}

#[test]
fn a_key_given_back_can_be_the_next_clash() {
    let (keymap, bad) = Keymap::new(&settings(
        r#"(keys: {"fold": "P", "raise": "F", "call-or-check": "R"})"#,
    ));
    assert_eq!(keymap, Keymap::default());
    let codes: Vec<&str> = bad.iter().map(code).collect();
    assert_eq!(codes, ["key-clash"; 3]);
}

#[test]
fn a_key_is_bound_or_refused_at_once() {
    let mut keymap = Keymap::default();
    keymap
        .bind(Command::Table(TableCommand::Fold), Some(chord("Q")))
        .unwrap();
    assert_eq!(
        keymap.chord(Command::Table(TableCommand::Fold)),
        Some(chord("Q"))
    );
    let before = keymap.clone();
    for (text, expected) in [("Caps Lock", "key-reserved"), ("C", "key-clash")] {
        let refused = keymap.bind(Command::Table(TableCommand::Fold), Some(chord(text)));
        assert_eq!(code(&refused.unwrap_err()), expected);
        assert_eq!(keymap, before);
    }
    keymap
        .bind(Command::Table(TableCommand::Fold), None)
        .unwrap();
    assert_eq!(keymap.chord(Command::Table(TableCommand::Fold)), None);
    keymap
        .bind(Command::Table(TableCommand::Raise), Some(chord("F")))
        .unwrap();
    keymap.set_letters(Letters::Off);
    assert_eq!(keymap.chord(Command::Table(TableCommand::Raise)), None);
}
