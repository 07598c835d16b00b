use std::sync::Arc;
use std::thread;

use kira::backend::Backend;

use super::Duck;
use super::device::Device;
use super::mailbox::Mailbox;
use super::worker::SoundWorker;
use crate::player::settings::SoundSettings;
use crate::speech::{Cue, Text, msg};

/// Plays sounds, and never makes its caller wait: a thread owns the device,
/// which can take long to open. Without a device everything goes on in
/// silence.
#[derive(Debug)]
pub struct Sounds {
    mailbox: Arc<Mailbox>,
}

/// Whether sounds can be heard.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum SoundStatus {
    /// The device is being opened.
    #[default]
    Opening,
    /// They can.
    Ready,
    /// There is no device, or it cannot be used.
    Silent,
}

impl SoundStatus {
    /// The message that tells it, where there is something to tell.
    pub fn message(self) -> Option<Text> {
        match self {
            SoundStatus::Opening | SoundStatus::Ready => None,
            SoundStatus::Silent => Some(msg::SOUNDS_SILENT),
        }
    }
}

impl Sounds {
    /// Starts to open the default device.
    pub fn start(settings: SoundSettings) -> Sounds {
        Sounds::start_on::<Device>(settings, |lost| lost)
    }

    /// Starts to open another output. It is given, each time it is opened,
    /// how to tell that it is gone.
    pub fn start_on<B: Backend + 'static>(
        settings: SoundSettings,
        output: impl FnMut(Lost) -> B::Settings + Send + 'static,
    ) -> Sounds {
        let mailbox = Arc::new(Mailbox::default());
        let orders = Arc::clone(&mailbox);
        // Without a thread it is as without a device.
        let started = thread::Builder::new()
            .name("sounds".to_owned())
            .spawn(move || SoundWorker::<B, _>::new(orders, output, settings).work());
        if started.is_err() {
            mailbox.opened(SoundStatus::Silent);
        }
        Sounds { mailbox }
    }

    /// Plays the sound of a cue: -1 is left, 0 the middle, 1 right. What
    /// cannot be heard at once is not heard later.
    pub fn play(&self, cue: Cue, pan: f32) {
        self.mailbox.post_cue(cue, pan);
    }

    /// Changes how loud sounds are.
    pub fn configure(&self, settings: SoundSettings) {
        self.mailbox.post(|orders| orders.settings = Some(settings));
    }

    /// Makes the table softer while the built-in voice speaks, or ends that.
    pub fn duck(&self, duck: Duck) {
        self.mailbox.post(|orders| orders.duck = Some(duck));
    }

    /// Tries at once to open the device, where there was none.
    pub fn retry(&self) {
        self.mailbox.post(|orders| orders.retry = true);
    }

    /// Whether sounds can be heard.
    pub fn status(&self) -> SoundStatus {
        self.mailbox.status()
    }
}

/// The thread is not waited for: a device can take its time to close too.
impl Drop for Sounds {
    fn drop(&mut self) {
        self.mailbox.post(|orders| orders.closed = true);
    }
}

/// Tells that the output is gone, so that it is opened again.
#[derive(Clone, Debug)]
pub struct Lost(Arc<Mailbox>);

impl Lost {
    pub(super) fn new(mailbox: &Arc<Mailbox>) -> Lost {
        Lost(Arc::clone(mailbox))
    }

    /// The output is gone.
    pub fn tell(&self) {
        self.0.post(|orders| orders.lost = true);
    }
}
