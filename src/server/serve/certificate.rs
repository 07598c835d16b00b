use std::fs;
use std::io;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use sha2::{Digest, Sha256};
use tokio_rustls::TlsAcceptor;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::pem::PemObject;
use tokio_rustls::rustls::pki_types::{CertificateDer, PrivateKeyDer, PrivatePkcs8KeyDer};
use tokio_rustls::rustls::{self, ServerConfig};

use super::Privacy;
use crate::store::files;

/// Why a certificate cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum BadCertificate {
    /// Its file cannot be read or written.
    #[error("{0}: {1}")]
    File(PathBuf, io::Error),
    /// The file does not hold it.
    #[error("{0} holds no certificate or key: {1}")]
    NotPem(PathBuf, String),
    /// None can be made.
    #[error("no certificate can be made: {0}")]
    NotMade(#[from] rcgen::Error),
    /// It does not fit its key.
    #[error("the certificate cannot be used: {0}")]
    Unusable(#[from] rustls::Error),
}

/// What accepts private lines, and the fingerprint by which it is known; `None`
/// for lines that are not private.
pub(super) fn acceptor(
    privacy: &Privacy,
    folder: Option<&Path>,
) -> Result<Option<(TlsAcceptor, String)>, BadCertificate> {
    let (chain, key) = match privacy {
        Privacy::Plain => return Ok(None),
        Privacy::Own => own(folder)?,
        Privacy::Files { certificate, key } => read(certificate, key)?,
    };
    let first = chain.first().map_or(&[][..], |first| first.as_ref());
    let print = fingerprint(first);
    let config = ServerConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()?
        .with_no_client_auth()
        .with_single_cert(chain, key)?;
    Ok(Some((TlsAcceptor::from(Arc::new(config)), print)))
}

/// The SHA-256 of a certificate, in hexadecimal digits.
pub(in crate::server) fn fingerprint(certificate: &[u8]) -> String {
    let digest = Sha256::digest(certificate);
    digest.iter().map(|byte| format!("{byte:02x}")).collect()
}

type Pair = (Vec<CertificateDer<'static>>, PrivateKeyDer<'static>);

fn read(certificate: &Path, key: &Path) -> Result<Pair, BadCertificate> {
    let bad = |path: &Path| {
        let path = path.to_owned();
        move |error: rustls::pki_types::pem::Error| match error {
            rustls::pki_types::pem::Error::Io(error) => BadCertificate::File(path, error),
            error => BadCertificate::NotPem(path, error.to_string()),
        }
    };
    let chain: Result<Vec<_>, _> = CertificateDer::pem_file_iter(certificate)
        .map_err(bad(certificate))?
        .collect();
    let key = PrivateKeyDer::from_pem_file(key).map_err(bad(key))?;
    Ok((chain.map_err(bad(certificate))?, key))
}

/// The server's own, made at its first start.
fn own(folder: Option<&Path>) -> Result<Pair, BadCertificate> {
    let Some(folder) = folder else {
        return Ok(pair(&make()?));
    };
    let place = folder.join("certificate.der");
    let key_place = folder.join("key.der");
    let file = |path: &Path| {
        let path = path.to_owned();
        move |error| BadCertificate::File(path, error)
    };
    match (fs::read(&place), fs::read(&key_place)) {
        (Ok(certificate), Ok(key)) => Ok(pair(&(certificate, key))),
        (Err(error), _) | (_, Err(error)) if error.kind() != io::ErrorKind::NotFound => {
            Err(file(&place)(error))
        }
        _ => {
            let made = make()?;
            files::create_folder(folder).map_err(file(folder))?;
            // The certificate comes last: with it there is a key.
            for (place, bytes) in [(&key_place, &made.1), (&place, &made.0)] {
                write(place, bytes).map_err(file(place))?;
            }
            Ok(pair(&made))
        }
    }
}

/// Only whoever runs the server may read it.
fn write(place: &Path, bytes: &[u8]) -> io::Result<()> {
    let mut file = files::private()
        .write(true)
        .create(true)
        .truncate(true)
        .open(place)?;
    file.write_all(bytes)?;
    file.sync_all()
}

fn make() -> Result<(Vec<u8>, Vec<u8>), BadCertificate> {
    let made = rcgen::generate_simple_self_signed(["tabletalk".to_owned()])?;
    Ok((made.cert.der().to_vec(), made.signing_key.serialize_der()))
}

fn pair((certificate, key): &(Vec<u8>, Vec<u8>)) -> Pair {
    let chain = vec![CertificateDer::from(certificate.clone())];
    (chain, PrivatePkcs8KeyDer::from(key.clone()).into())
}
