"""A server with a certificate of its own: https and wss, for clients that trust it."""

import http.client
import shutil
import socket
import ssl
import subprocess
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random

import pytest
from server.net_kit import client, links, play_all, request, running, wait_for

from forgewar.cli import main
from forgewar.net.link import read_link
from forgewar.net.remote_session import RemoteTable
from forgewar.net.tls import open_secure
from forgewar.rules.state import Options
from forgewar.server import run

pytestmark = pytest.mark.skipif(shutil.which("openssl") is None, reason="openssl is not installed")


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """A self-signed certificate and its key, made as docs/server.md says."""
    folder = tmp_path_factory.mktemp("certificate")
    certificate, key = folder / "cert.pem", folder / "key.pem"
    words = (
        "openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 3650 "
        f"-subj /CN=forgewar -addext subjectAltName=IP:127.0.0.1 -keyout {key} -out {certificate}"
    )
    subprocess.run(words.split(), check=True, capture_output=True)
    return certificate, key


@pytest.mark.slow
def test_a_game_is_played_by_clients_that_trust_the_certificate(
    files: tuple[Path, Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    certificate, key = files
    monkeypatch.setenv("SSL_CERT_FILE", str(certificate))
    with running(tmp_path, certificate=certificate, key=key) as server:
        assert server.address.startswith("https:")
        made = server.open_table(Options("simple", 2))
        (first, second) = links(made)
        assert first.socket.startswith("wss:")
        records = play_all([client([first], "a"), client([second], "b")])
        assert records[0] == records[1]
        with pytest.raises((OSError, http.client.HTTPException)):
            request(server.address.replace("https:", "http:"), "GET", "/health")


def test_a_client_that_does_not_trust_it_says_so_and_stops(
    files: tuple[Path, Path],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    certificate, key = files
    with running(tmp_path, certificate=certificate, key=key) as server:
        with monkeypatch.context() as trusting:
            trusting.setenv("SSL_CERT_FILE", str(certificate))
            made = server.open_table(Options("simple", 2))
        table = RemoteTable([links(made)[0]], "a")
        wait_for(lambda: table.poll() is None and table.problem is not None)
        assert table.problem is not None
        assert table.problem.code == "bad-certificate"
        table.close()
        assert main(["join", made.seats[0] or ""]) == 2
        assert "does not trust the server's certificate" in capsys.readouterr().err
        with pytest.raises(OSError, match="CERTIFICATE_VERIFY_FAILED"):
            server.request("GET", "/health")
        assert read_link(made.watch).server == server.address


@contextmanager
def tls_server(files: tuple[Path, Path], talk: Callable[[ssl.SSLSocket], None]) -> Iterator[int]:
    """A server that talks to one client; yields its port."""
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(*files)
    with socket.create_server(("127.0.0.1", 0)) as listening:

        def serve() -> None:
            plain, _ = listening.accept()
            with context.wrap_socket(plain, server_side=True) as secure:
                talk(secure)

        thread = threading.Thread(target=serve)
        thread.start()
        yield listening.getsockname()[1]
        thread.join(20)
        assert not thread.is_alive()


def test_what_is_encrypted_arrives_as_it_was_sent(
    files: tuple[Path, Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SSL_CERT_FILE", str(files[0]))
    sent, heard = Random(1).randbytes(3_000_000), bytearray()

    def echo_in_the_end(secure: ssl.SSLSocket) -> None:
        while len(heard) < len(sent):
            heard.extend(secure.recv(65536))
        secure.sendall(heard)

    with tls_server(files, echo_in_the_end) as port:
        near = open_secure("127.0.0.1", port, 10)
        near.settimeout(20)
        near.sendall(sent)
        answer = bytearray()
        while part := near.recv(65536):
            answer.extend(part)
        near.close()
    assert heard == sent
    assert answer == sent


def test_a_connection_on_which_nothing_comes_can_be_closed(
    files: tuple[Path, Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    """TLS 1.3 sends tickets at once: a reader that waits for what follows them is never woken."""
    monkeypatch.setenv("SSL_CERT_FILE", str(files[0]))
    ended = threading.Event()

    def wait_for_the_end(secure: ssl.SSLSocket) -> None:
        with suppress(OSError):
            while secure.recv(65536):
                pass
        ended.set()

    with tls_server(files, wait_for_the_end) as port:
        near = open_secure("127.0.0.1", port, 10)
        near.settimeout(0.2)
        with pytest.raises(TimeoutError):
            near.recv(1)
        near.close()
        assert ended.wait(10)
    wait_for(lambda: all(thread.name != "forgewar-tls" for thread in threading.enumerate()))


def test_a_certificate_that_cannot_be_used_is_refused_in_a_sentence(
    files: tuple[Path, Path],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(run, "log_to", lambda *_: None)
    certificate, key = files
    locked, other = tmp_path / "locked.pem", tmp_path / "other.pem"
    words = f"openssl ec -in {key} -out {locked} -aes256 -passout pass:secret"
    subprocess.run(words.split(), check=True, capture_output=True)
    other.write_text("no certificate")
    for bad in (
        (tmp_path / "none", key),
        (other, key),
        (certificate, other),
        (certificate, locked),
    ):
        words_ = ["--certificate", str(bad[0]), "--key", str(bad[1])]
        folder = str(tmp_path / "server")
        assert main(["serve", "--port", "0", "--folder", folder, *words_]) == 2
        error = capsys.readouterr().err
        assert "certificate or key cannot be used" in error
        assert len(error.strip().splitlines()) == 1
