use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use kira::backend::cpal::cpal::traits::{DeviceTrait, HostTrait, StreamTrait};
use kira::backend::cpal::cpal::{
    self, BufferSize, Error, ErrorKind, Stream, StreamConfig, SupportedBufferSize,
    SupportedStreamConfig,
};
use kira::backend::{Backend, Renderer};

use super::Lost;

/// How many samples go to the device at once, if it lets us choose. These are
/// 21 milliseconds: soon enough for the ear, while half as many leave gaps on a
/// busy computer.
const AT_ONCE: u32 = 1_024;

/// The default device for sound.
///
/// Kira has a backend of its own for it. That one asks for the default device
/// twice a second, and panics in its thread where a device is gone and the
/// next one cannot be opened; then nothing is ever heard again. This one tells
/// that its device is gone, and is opened anew.
pub(super) struct Device {
    device: cpal::Device,
    config: StreamConfig,
    lost: Lost,
    /// It plays as long as it is kept.
    stream: Option<Stream>,
}

impl Backend for Device {
    type Settings = Lost;
    type Error = Error;

    fn setup(lost: Lost, _buffer_size: usize) -> Result<(Device, u32), Error> {
        keep_quiet();
        // Not the default host, which panics where there is none.
        let host = cpal::available_hosts().into_iter().next();
        let host = cpal::host_from_id(host.ok_or(ErrorKind::HostUnavailable)?)?;
        let device = host.default_output_device();
        let device = device.ok_or(ErrorKind::DeviceNotAvailable)?;
        let config = config(&device.default_output_config()?);
        let opened = Device {
            device,
            config,
            lost,
            stream: None,
        };
        Ok((opened, config.sample_rate))
    }

    fn start(&mut self, mut renderer: Renderer) -> Result<(), Error> {
        let channels = self.config.channels;
        let lost = self.lost.clone();
        let mut watch = StreamWatch::default();
        let heard = watch.heard();
        let stream = self.device.build_output_stream(
            self.config,
            move |out: &mut [f32], _| {
                heard.more();
                renderer.on_start_processing();
                renderer.process(out, channels);
            },
            move |error| {
                if watch.is_over(error.kind(), Instant::now()) {
                    lost.tell();
                }
            },
            None,
        )?;
        stream.play()?;
        self.stream = Some(stream);
        Ok(())
    }
}

fn config(supported: &SupportedStreamConfig) -> StreamConfig {
    let buffer_size = match supported.buffer_size() {
        SupportedBufferSize::Range { min, max } if (*min..=*max).contains(&AT_ONCE) => {
            BufferSize::Fixed(AT_ONCE)
        }
        _ => BufferSize::Default,
    };
    StreamConfig {
        buffer_size,
        ..supported.config()
    }
}

/// alsa-lib writes what goes wrong to standard error, where a screen reader
/// reads it out in the middle of a game. For this thread it is collected
/// instead, and forgotten when this is called again.
#[cfg(any(
    target_os = "linux",
    target_os = "dragonfly",
    target_os = "freebsd",
    target_os = "netbsd"
))]
fn keep_quiet() {
    // Where that fails there are a few lines to read, and nothing is lost.
    let _ = alsa::Output::local_error_handler();
}

#[cfg(not(any(
    target_os = "linux",
    target_os = "dragonfly",
    target_os = "freebsd",
    target_os = "netbsd"
)))]
fn keep_quiet() {}

/// Tells trouble that passes from the end of a stream.
///
/// After a moment in which nothing came, a stream to a sound server can fail
/// for some milliseconds, until it is connected anew.
#[derive(Debug, Default)]
struct StreamWatch {
    heard: StreamProgress,
    /// When trouble began, and how much had been heard by then.
    trouble: Option<(u64, Instant)>,
}

/// Counts what a stream has taken.
#[derive(Clone, Debug, Default)]
struct StreamProgress(Arc<AtomicU64>);

impl StreamProgress {
    /// It has taken more.
    fn more(&self) {
        self.0.fetch_add(1, Ordering::Relaxed);
    }
}

impl StreamWatch {
    /// How long trouble may last while nothing is heard.
    const PASSING: Duration = Duration::from_millis(500);

    /// Counts for this watch.
    fn heard(&self) -> StreamProgress {
        self.heard.clone()
    }

    /// Whether a stream with that error is over.
    fn is_over(&mut self, error: ErrorKind, now: Instant) -> bool {
        match error {
            ErrorKind::Xrun | ErrorKind::RealtimeDenied | ErrorKind::DeviceChanged => false,
            ErrorKind::DeviceNotAvailable | ErrorKind::StreamInvalidated => true,
            _ => {
                let heard = self.heard.0.load(Ordering::Relaxed);
                let same = self.trouble.filter(|(before, _)| *before == heard);
                let (_, start) = *self.trouble.insert(same.unwrap_or((heard, now)));
                now.duration_since(start) > StreamWatch::PASSING
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Errors at milliseconds, and whether each is the end. `None` is
    /// something heard.
    fn check(story: &[(u64, Option<ErrorKind>, bool)]) {
        let start = Instant::now();
        let mut watch = StreamWatch::default();
        for &(ms, error, over) in story {
            let now = start + Duration::from_millis(ms);
            match error {
                Some(error) => assert_eq!(watch.is_over(error, now), over, "{ms}"),
                None => watch.heard().more(),
            }
        }
    }

    #[test]
    fn a_device_that_is_gone_is_the_end() {
        check(&[(0, Some(ErrorKind::DeviceNotAvailable), true)]);
        check(&[(0, Some(ErrorKind::StreamInvalidated), true)]);
    }

    #[test]
    fn gaps_are_never_the_end() {
        let gap = Some(ErrorKind::Xrun);
        check(&[(0, gap, false), (1_000, gap, false), (2_000, gap, false)]);
    }

    #[test]
    fn trouble_is_the_end_when_it_lasts() {
        let trouble = Some(ErrorKind::BackendError);
        check(&[
            (0, trouble, false),
            (10, trouble, false),
            (400, trouble, false),
            (501, trouble, true),
        ]);
        check(&[
            (0, trouble, false),
            (400, trouble, false),
            (450, None, false),
            (600, trouble, false),
            (1_000, trouble, false),
            (1_101, trouble, true),
        ]);
    }
}
