//! Durations as whole milliseconds.

use std::time::Duration;

use serde::{Deserialize, Deserializer, Serializer};

pub(super) fn serialize<S: Serializer>(time: &Duration, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_u64(super::millis(*time))
}

pub(super) fn deserialize<'de, D: Deserializer<'de>>(reader: D) -> Result<Duration, D::Error> {
    Ok(Duration::from_millis(u64::deserialize(reader)?))
}

/// The same for times that may not be there.
pub(super) mod option {
    use super::*;
    use serde::Serialize;

    pub(crate) fn serialize<S: Serializer>(
        time: &Option<Duration>,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        time.map(crate::table::clock::millis).serialize(serializer)
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(
        reader: D,
    ) -> Result<Option<Duration>, D::Error> {
        Ok(Option::<u64>::deserialize(reader)?.map(Duration::from_millis))
    }
}
