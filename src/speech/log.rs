use std::collections::VecDeque;

use crate::speech::{Text, Topic, Utterance, msg};

/// How many messages are kept; beyond that the oldest one goes.
pub const LOG_CAPACITY: usize = 10_000;

/// The most messages that are repeated at once: as many as a showdown of many
/// players has. Older ones are reviewed one by one.
const LONGEST_REPEAT: usize = 16;

/// Everything that was said, to be read again.
///
/// The same messages can be reviewed in several [`Buffer`]s, each with a
/// place of its own that stays where the listener left it, until something
/// new comes. A buffer with something new is at its end: the first step back
/// from there is to the last message.
#[derive(Clone, Debug, Default)]
pub struct Log {
    messages: VecDeque<Utterance>,
    /// How many messages have gone: the number of the first one kept.
    gone: usize,
    buffer: Buffer,
    /// The number of the message reviewed last in each buffer; `None` is
    /// after the end.
    cursors: [Option<usize>; Buffer::ALL.len()],
    /// The number of the first message after the listener's last action.
    since_deed: usize,
}

/// A choice of messages to review.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Buffer {
    /// Everything.
    #[default]
    All,
    /// What happened at the table, the listener's own actions too.
    Table,
    /// What the listener did, got, and was asked to do.
    Mine,
    /// What the listener asked, and what could not be done.
    Answers,
    /// What people said. Where nobody says anything it is not gone through.
    Talk,
}

impl Buffer {
    /// Every buffer, in the order in which one goes through them.
    pub(crate) const ALL: [Buffer; 5] = [
        Buffer::All,
        Buffer::Table,
        Buffer::Mine,
        Buffer::Answers,
        Buffer::Talk,
    ];

    /// The message with its name.
    pub(crate) fn message(self) -> Text {
        match self {
            Buffer::All => msg::BUFFER_ALL,
            Buffer::Table => msg::BUFFER_TABLE,
            Buffer::Mine => msg::BUFFER_MINE,
            Buffer::Answers => msg::BUFFER_ANSWERS,
            Buffer::Talk => msg::BUFFER_TALK,
        }
    }

    /// Whether messages about that are in it.
    pub(crate) fn holds(self, topic: Topic) -> bool {
        match self {
            Buffer::All => true,
            Buffer::Table => matches!(topic, Topic::Table | Topic::Mine),
            Buffer::Mine => matches!(topic, Topic::Mine | Topic::Turn | Topic::Time),
            Buffer::Answers => matches!(topic, Topic::Answer | Topic::Error),
            Buffer::Talk => topic == Topic::Talk,
        }
    }

    fn step(self, by: usize) -> Buffer {
        Buffer::ALL[(self as usize + by) % Buffer::ALL.len()]
    }
}

/// A message under review.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Reviewed<'a> {
    /// The message.
    pub message: &'a Utterance,
    /// Whether there was nothing further that way, so that it is the same one
    /// as before.
    pub at_edge: bool,
}

impl Log {
    /// An empty log.
    pub fn new() -> Log {
        Log::default()
    }

    /// Keeps a message. Whoever reviews is at the end again: what is new is
    /// what one wants to hear next.
    pub fn push(&mut self, message: Utterance) {
        for buffer in Buffer::ALL {
            if buffer.holds(message.topic) {
                self.cursors[buffer as usize] = None;
            }
        }
        self.messages.push_back(message);
        if self.messages.len() > LOG_CAPACITY {
            self.messages.pop_front();
            self.gone += 1;
        }
    }

    /// Goes to the next buffer, from the last one to the first.
    pub fn next_buffer(&mut self) -> Buffer {
        self.step(1)
    }

    /// Goes to the buffer before, from the first one to the last.
    pub fn previous_buffer(&mut self) -> Buffer {
        self.step(Buffer::ALL.len() - 1)
    }

    fn step(&mut self, by: usize) -> Buffer {
        self.buffer = self.buffer.step(by);
        if self.buffer == Buffer::Talk && self.messages(Buffer::Talk).next().is_none() {
            self.buffer = self.buffer.step(by);
        }
        self.buffer
    }

    /// The messages of a buffer, the oldest first.
    pub fn messages(&self, buffer: Buffer) -> impl DoubleEndedIterator<Item = &Utterance> {
        self.numbered(buffer).map(|(_, message)| message)
    }

    /// The message before the one reviewed last.
    pub fn earlier(&mut self) -> Option<Reviewed<'_>> {
        let cursor = self.cursor();
        let before = |number: usize| cursor.is_none_or(|cursor| number < cursor);
        let found = (self.numbered(self.buffer).rev()).find(|(number, _)| before(*number));
        self.review(found.map(|(number, _)| number), Log::first_number)
    }

    /// The message after the one reviewed last.
    pub fn later(&mut self) -> Option<Reviewed<'_>> {
        let cursor = self.cursor();
        let after = |number: usize| cursor.is_some_and(|cursor| number > cursor);
        let found = (self.numbered(self.buffer)).find(|(number, _)| after(*number));
        self.review(found.map(|(number, _)| number), Log::last_number)
    }

    /// The first message of the buffer.
    pub fn first(&mut self) -> Option<Reviewed<'_>> {
        let first = self.first_number();
        self.review(first, Log::first_number)
    }

    /// The last message of the buffer.
    pub fn last(&mut self) -> Option<Reviewed<'_>> {
        let last = self.last_number();
        self.review(last, Log::last_number)
    }

    /// The listener does something: what is announced from now on is a new
    /// whole.
    pub fn note_deed(&mut self) {
        self.since_deed = self.gone + self.messages.len();
    }

    /// The last announcement: everything since the listener's last action,
    /// including what a key press has cut short, or the end of it if it is
    /// long. Answers and hints on how to go on are left out.
    pub fn repeat(&self) -> impl Iterator<Item = &Utterance> {
        let aside = |topic| Buffer::Answers.holds(topic) || topic == Topic::Hint;
        let announced: Vec<&Utterance> = (self.numbered(Buffer::All).rev())
            .filter(|(_, message)| !aside(message.topic))
            .enumerate()
            .take_while(|(place, (number, _))| {
                // At least the last one, if nothing was announced since.
                *place == 0 || (*number >= self.since_deed && *place < LONGEST_REPEAT)
            })
            .map(|(_, (_, message))| message)
            .collect();
        announced.into_iter().rev()
    }

    /// The text to copy: the message under review, or else the last one.
    pub fn to_copy(&self) -> Option<&str> {
        let reviewed = self.cursor().and_then(|number| self.get(number));
        let message = reviewed.or_else(|| self.messages(self.buffer).next_back());
        message.map(|message| message.text.as_str())
    }

    fn numbered(
        &self,
        buffer: Buffer,
    ) -> impl DoubleEndedIterator<Item = (usize, &Utterance)> + use<'_> {
        (self.messages.iter().enumerate())
            .map(|(place, message)| (self.gone + place, message))
            .filter(move |(_, message)| buffer.holds(message.topic))
    }

    fn get(&self, number: usize) -> Option<&Utterance> {
        self.messages.get(number.checked_sub(self.gone)?)
    }

    /// Where the buffer is reviewed. What is gone cannot be: then it is
    /// before the first message that is left.
    fn cursor(&self) -> Option<usize> {
        self.cursors[self.buffer as usize]
    }

    fn first_number(&self) -> Option<usize> {
        self.numbered(self.buffer).next().map(|(number, _)| number)
    }

    fn last_number(&self) -> Option<usize> {
        let last = self.numbered(self.buffer).next_back();
        last.map(|(number, _)| number)
    }

    /// Goes to the message found, or else to the edge that was reached.
    fn review(
        &mut self,
        found: Option<usize>,
        edge: impl Fn(&Log) -> Option<usize>,
    ) -> Option<Reviewed<'_>> {
        let at_edge = found.is_none();
        let number = found.or_else(|| edge(self))?;
        self.cursors[self.buffer as usize] = Some(number);
        let message = self.get(number)?;
        Some(Reviewed { message, at_edge })
    }
}
