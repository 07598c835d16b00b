use std::sync::Arc;
use std::time::Instant;

use kira::backend::Backend;

use super::mailbox::{Mailbox, Orders};
use super::patience::Patience;
use super::{Duck, Lost, Mixer, SoundSettings, SoundStatus};

/// Carries out orders, as long as there are any to come.
///
/// Without an output it wakes only when there is an order. Then it may try to
/// open the output again, so that nothing is tried while nothing is to be
/// heard.
pub(super) struct Worker<B: Backend, F> {
    mailbox: Arc<Mailbox>,
    output: F,
    mixer: Option<Mixer<B>>,
    patience: Patience,
    settings: SoundSettings,
    duck: Duck,
}

impl<B: Backend, F: FnMut(Lost) -> B::Settings> Worker<B, F> {
    pub(super) fn new(mailbox: Arc<Mailbox>, output: F, settings: SoundSettings) -> Self {
        Worker {
            mailbox,
            output,
            mixer: None,
            patience: Patience::new(),
            settings,
            duck: Duck::default(),
        }
    }

    pub(super) fn work(mut self) {
        self.open();
        loop {
            let orders = self.mailbox.fetch();
            if orders.closed {
                return;
            }
            self.carry_out(orders);
        }
    }

    fn carry_out(&mut self, orders: Orders) {
        if let Some(settings) = orders.settings {
            self.settings = settings;
            self.with_mixer(|mixer| mixer.configure(settings));
        }
        if let Some(duck) = orders.duck {
            self.duck = duck;
            self.with_mixer(|mixer| mixer.duck(duck));
        }
        if orders.lost {
            self.mixer = None;
            self.mailbox.opened(SoundStatus::Silent);
        }
        if self.mixer.is_none() && (orders.retry || self.patience.is_over(Instant::now())) {
            return self.open();
        }
        for (cue, pan) in orders.cues {
            self.with_mixer(|mixer| mixer.play(cue, pan));
        }
    }

    fn open(&mut self) {
        self.patience.attempt(Instant::now());
        self.mailbox.opening();
        let output = (self.output)(Lost::new(&self.mailbox));
        self.mixer = Mixer::open(output, self.settings, self.duck);
        self.mailbox.opened(match self.mixer {
            Some(_) => SoundStatus::Ready,
            None => SoundStatus::Silent,
        });
    }

    fn with_mixer(&mut self, order: impl FnOnce(&mut Mixer<B>)) {
        self.mixer.as_mut().map(order);
    }
}
