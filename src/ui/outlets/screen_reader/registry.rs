use super::Reader;

/// What kind of screen reader is among those who have registered with the
/// accessibility bus, as pairs of who and for which event, and their names.
pub(super) fn readers(registered: &[(String, String)]) -> (Reader, Vec<String>) {
    let listens = |name: &str, to: &str| {
        let mut own = registered.iter().filter(|(who, _)| who == name);
        own.any(|(_, event)| event.starts_with(to))
    };
    let mut names: Vec<&String> = registered.iter().map(|(who, _)| who).collect();
    names.sort_unstable();
    names.dedup();
    let announces = |name: &&&String| listens(name, "Object:Announcement");
    // Magnifiers and testers listen to the focus too, but only a screen reader
    // also wants to know what a name changes to and which window is in front.
    let reads_focus = |name: &&&String| {
        listens(name, "Object:PropertyChange") && listens(name, "Window:Activate")
    };
    let named = |fits: &dyn Fn(&&&String) -> bool| -> Vec<String> {
        let fitting = names.iter().filter(fits);
        fitting.map(|&name| name.clone()).collect()
    };
    match (named(&announces), named(&reads_focus)) {
        (announcing, _) if !announcing.is_empty() => (Reader::Announces, announcing),
        (_, reading) if !reading.is_empty() => (Reader::ReadsFocus, reading),
        _ => (Reader::Absent, Vec::new()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_listens_tells_what_kind_of_reader_runs() {
        let magnifier = [":1.4 Object:StateChanged:Focused"];
        let magnifier_and_tester = [
            ":1.4 Object:PropertyChange:AccessibleName",
            ":1.5 Window:Activate:",
        ];
        let orca_43 = [
            ":1.7 Object:PropertyChange:AccessibleName",
            ":1.7 Object:StateChanged:Focused",
            ":1.7 Window:Activate:",
        ];
        let orca_48 = [
            ":1.9 Window:Activate:",
            ":1.9 Object:Announcement:",
            ":1.9 Object:PropertyChange:AccessibleName",
        ];
        let both = [orca_43, orca_48].concat();
        for (registered, reader, names) in [
            (&[][..], Reader::Absent, &[][..]),
            (&magnifier, Reader::Absent, &[]),
            (&magnifier_and_tester, Reader::Absent, &[]),
            (&orca_43, Reader::ReadsFocus, &[":1.7"]),
            (&orca_48, Reader::Announces, &[":1.9"]),
            (&both, Reader::Announces, &[":1.9"]),
        ] {
            let pairs = registered.iter().filter_map(|it| it.split_once(' '));
            let pairs: Vec<(String, String)> = pairs
                .map(|(who, event)| (who.to_owned(), event.to_owned()))
                .collect();
            let names = names.iter().map(|&name: &&str| name.to_owned()).collect();
            assert_eq!(readers(&pairs), (reader, names), "{registered:?}");
        }
    }
}
