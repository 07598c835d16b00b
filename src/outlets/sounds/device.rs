use kira::backend::cpal::cpal::traits::{DeviceTrait, HostTrait, StreamTrait};
use kira::backend::cpal::cpal::{self, Error, ErrorKind, Stream, StreamConfig};
use kira::backend::{Backend, Renderer};

use super::Lost;

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
        let config = device.default_output_config()?.config();
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
        let stream = self.device.build_output_stream(
            self.config,
            move |out: &mut [f32], _| {
                renderer.on_start_processing();
                renderer.process(out, channels);
            },
            move |error| {
                if is_the_end(error.kind()) {
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

/// Whether a stream with that error is not heard any more.
fn is_the_end(error: ErrorKind) -> bool {
    !matches!(
        error,
        ErrorKind::Xrun | ErrorKind::RealtimeDenied | ErrorKind::DeviceChanged
    )
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
