use std::time::Duration;

/// What a server bears.
#[derive(Clone, Debug, PartialEq)]
pub struct Limits {
    /// How many tables.
    pub tables: usize,
    /// How many of them one address may set.
    pub tables_of_address: usize,
    /// How many messages a second one connection may send.
    pub messages: f64,
    /// How many wrong codes a minute may come from one address.
    pub wrong_codes: usize,
    /// How long somebody may take to say what they want.
    pub patience: Duration,
    /// How long a table waits for somebody who is away.
    pub grace: Duration,
    /// How long a table stays while nobody is there.
    pub deserted: Duration,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            tables: 2000,
            tables_of_address: 10,
            messages: 20.0,
            wrong_codes: 10,
            patience: Duration::from_secs(10),
            grace: Duration::from_secs(60),
            deserted: Duration::from_secs(24 * 60 * 60),
        }
    }
}
