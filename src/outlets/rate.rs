use super::Speakers;

impl Speakers {
    /// How fast what is told is heard, from -100 to 100, by the slowest who
    /// speaks; `None` where nobody does. How fast a screen reader speaks
    /// nobody knows: whoever has it speak faster has a little more time.
    pub fn rate(self, own_voice: i8) -> Option<i8> {
        let reader = self.live.then_some(0);
        let voice = self.voice.then_some(own_voice);
        reader.into_iter().chain(voice).min()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_slowest_is_waited_for() {
        for (live, voice, own_voice, rate) in [
            (false, false, 50, None),
            (true, false, 50, Some(0)),
            (false, true, 50, Some(50)),
            (false, true, -50, Some(-50)),
            (true, true, 50, Some(0)),
            (true, true, -50, Some(-50)),
        ] {
            let speakers = Speakers {
                live,
                voice,
                ..Speakers::default()
            };
            assert_eq!(speakers.rate(own_voice), rate, "{speakers:?} {own_voice}");
        }
    }
}
