use std::time::Instant;

use kira::backend::cpal::cpal::traits::{DeviceTrait, HostTrait, StreamTrait};
use kira::backend::cpal::cpal::{
    self, BufferSize, Error, ErrorKind, Stream, StreamConfig, SupportedBufferSize,
    SupportedStreamConfig,
};
use kira::backend::{Backend, Renderer};

use super::Lost;
use super::watch::Watch;

/// So many samples go to the device at once, where it lets us choose: 21
/// milliseconds are soon enough for the ear, and half as many leave gaps on a
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
        let mut watch = Watch::default();
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
