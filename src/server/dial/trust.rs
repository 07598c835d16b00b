//! Servers are known by the fingerprints of their certificates, from the first
//! meeting on.

use std::collections::BTreeMap;
use std::io;
use std::path::PathBuf;
use std::sync::{Arc, Mutex, PoisonError};

use tokio_rustls::rustls::client::danger::{
    HandshakeSignatureValid, ServerCertVerified, ServerCertVerifier,
};
use tokio_rustls::rustls::crypto::{
    CryptoProvider, verify_tls12_signature, verify_tls13_signature,
};
use tokio_rustls::rustls::pki_types::{CertificateDer, ServerName, UnixTime};
use tokio_rustls::rustls::{DigitallySignedStruct, Error, SignatureScheme};

use super::Address;
use crate::server::serve::fingerprint;
use crate::store::files;

/// Where it is remembered which server has which certificate.
#[derive(Clone, Debug, Default)]
pub struct Trust {
    /// The file; without one nothing is remembered, and everybody is trusted.
    file: Option<PathBuf>,
}

/// A server and its certificate.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Known {
    /// Where the server is.
    pub server: String,
    /// The SHA-256 of its certificate.
    pub fingerprint: String,
}

/// What a certificate was found to be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Verdict {
    Trusted,
    Other(Known),
}

/// No list of servers is longer, in bytes.
const LONGEST: u64 = 1 << 20;

impl Trust {
    /// Remembers servers in that file.
    pub fn at(file: PathBuf) -> Trust {
        Trust { file: Some(file) }
    }

    /// The server has this certificate from now on.
    pub fn accept(&self, known: &Known) -> io::Result<()> {
        let Some(file) = &self.file else {
            return Ok(());
        };
        let mut all = self.read();
        all.insert(known.server.clone(), known.fingerprint.clone());
        let text = toml::to_string(&all).map_err(io::Error::other)?;
        if let Some(folder) = file.parent() {
            files::create_folder(folder)?;
        }
        files::replace(file, &text)
    }

    /// Whether the server may have this certificate. Whoever is met for the
    /// first time may have any.
    pub(super) fn judge(&self, server: &Address, fingerprint: String) -> Verdict {
        let server = server.to_string();
        let known = self.read().remove(&server);
        let now = Known {
            server,
            fingerprint,
        };
        match known {
            Some(known) if known == now.fingerprint => Verdict::Trusted,
            Some(_) => Verdict::Other(now),
            None => {
                // Where it cannot be remembered, the next meeting is the first.
                let _ = self.accept(&now);
                Verdict::Trusted
            }
        }
    }

    fn read(&self) -> BTreeMap<String, String> {
        let file = self.file.as_deref();
        let bytes = file.and_then(|file| files::read(file, LONGEST).ok().flatten());
        let text = bytes.and_then(|bytes| String::from_utf8(bytes).ok());
        text.and_then(|text| toml::from_str(&text).ok())
            .unwrap_or_default()
    }
}

/// Notes the certificate of a server instead of asking who vouches for it. That
/// the server has its key is verified.
#[derive(Debug)]
pub(super) struct Noting {
    provider: Arc<CryptoProvider>,
    seen: Arc<Mutex<Option<String>>>,
}

impl Noting {
    pub(super) fn new(provider: Arc<CryptoProvider>, seen: Arc<Mutex<Option<String>>>) -> Noting {
        Noting { provider, seen }
    }
}

impl ServerCertVerifier for Noting {
    fn verify_server_cert(
        &self,
        certificate: &CertificateDer<'_>,
        _: &[CertificateDer<'_>],
        _: &ServerName<'_>,
        _: &[u8],
        _: UnixTime,
    ) -> Result<ServerCertVerified, Error> {
        let mut seen = self.seen.lock().unwrap_or_else(PoisonError::into_inner);
        *seen = Some(fingerprint(certificate.as_ref()));
        Ok(ServerCertVerified::assertion())
    }

    fn verify_tls12_signature(
        &self,
        message: &[u8],
        certificate: &CertificateDer<'_>,
        signed: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, Error> {
        let algorithms = &self.provider.signature_verification_algorithms;
        verify_tls12_signature(message, certificate, signed, algorithms)
    }

    fn verify_tls13_signature(
        &self,
        message: &[u8],
        certificate: &CertificateDer<'_>,
        signed: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, Error> {
        let algorithms = &self.provider.signature_verification_algorithms;
        verify_tls13_signature(message, certificate, signed, algorithms)
    }

    fn supported_verify_schemes(&self) -> Vec<SignatureScheme> {
        self.provider
            .signature_verification_algorithms
            .supported_schemes()
    }
}
