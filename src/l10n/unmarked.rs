/// What is alike however it is typed: small letters, without the marks that
/// keyboards make hard to reach, so that `Układ` and `uklad` are the same.
pub fn unmarked(text: &str) -> String {
    let small = text.chars().flat_map(char::to_lowercase);
    small
        .map(|c| match c {
            'ą' => 'a',
            'ć' => 'c',
            'ę' => 'e',
            'ł' => 'l',
            'ń' => 'n',
            'ó' => 'o',
            'ś' => 's',
            'ź' | 'ż' => 'z',
            other => other,
        })
        .collect()
}
