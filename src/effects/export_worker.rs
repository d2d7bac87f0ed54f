//! Exports files in a worker. It sends them in chunks, so that the page stays responsive and shows the progress.

use std::cell::Cell;
use std::io;

use js_sys::{Array, Uint8Array};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{DedicatedWorkerGlobalScope, Element, MessageEvent, Worker};
use yew::Callback;

use crate::files::{self, Material, PackageWords};
use crate::l10n::{L10n, PageSentence, msg};
use crate::model::share::{FileFormat, export};
use crate::model::{Action, ExportStatus, ShareAction, State, link};

use super::platform;
use super::worker::{WorkerHandle, WorkerKind};

const CHUNK_BYTES: usize = 1 << 16;

/// Starts to export the file that is selected in the share dialog. The export stops when the handle is dropped.
pub fn start_export(root: &Element, state: &State, l10n: L10n, dispatch: &Callback<Action>) -> Option<WorkerHandle> {
    let status = dispatch.reform(|status| ShareAction::SetExportStatus(Some(status)).into());
    let handle = start(root, state, l10n, &status);
    if handle.is_none() {
        status.emit(ExportStatus::NotSaved);
    }
    handle
}

fn start(root: &Element, state: &State, l10n: L10n, status: &Callback<ExportStatus>) -> Option<WorkerHandle> {
    let share = state.config.share.as_ref()?;
    let is_png = share.format() == Some(FileFormat::Png);
    let name = share.file_name(state, share.format()?.extension());
    let needs_page = share.kind.contains_page();
    let (chunks, element) = (Array::new(), root.clone());
    let (progress, failed) = (status.clone(), status.clone());
    let on_message = move |event: &MessageEvent| {
        let data = event.data();
        match data.dyn_ref::<Array>() {
            Some(message) => {
                chunks.push(&message.get(1));
                progress.emit(ExportStatus::Writing(message.get(0).as_f64().unwrap_or_default() as u32));
            }
            None if data.is_truthy() && is_png => platform::save_png(&element, &name, &chunks, progress.clone()),
            None if data.is_truthy() => platform::save_file(&element, &name, &chunks, progress.clone()),
            None => progress.emit(ExportStatus::NotSaved),
        }
    };
    let (element, job) = (root.clone(), job(state, l10n));
    let send_job = move |worker: Worker| {
        let job = job.clone();
        // If sending fails, the export makes no progress until somebody stops it.
        let send = move |page: String| {
            drop(worker.post_message(&Array::from_iter([page].iter().chain(&job).map(JsValue::from))))
        };
        match needs_page {
            true => platform::read_page(&element, send.into()),
            false => send(String::new()),
        }
    };
    WorkerHandle::start(root, WorkerKind::Export, send_job, on_message, move || failed.emit(ExportStatus::NotSaved))
}

/// What the worker needs besides the page in one file: the link with the dialog's settings, and words.
fn job(state: &State, l10n: L10n) -> Vec<String> {
    let mut state = state.clone();
    state.config.appearance.locale = Some(l10n.locale());
    let title = l10n.page_sentence(&PageSentence::WindowTitle { discs: state.puzzle().discs().count() });
    vec![link::format(&state), title, l10n.text(msg::SHARE_NOT_RECORDED).to_owned()]
}

/// Runs in the worker. Sends `[moves or positions written, bytes]` for each chunk, and at the end whether the export
/// succeeded.
pub fn run_export(scope: &DedicatedWorkerGlobalScope, job: &JsValue) {
    let words: Vec<String> = Array::from(job).iter().filter_map(|word| word.as_string()).collect();
    let [page, link, title, not_recorded] = words.as_slice() else { return };
    let count = Cell::new(0);
    let mut writer = ChunkWriter { scope, count: &count, buffer: Vec::with_capacity(CHUNK_BYTES) };
    let material = Material { page, words: PackageWords { title, not_recorded } };
    let is_written = export::open_job(link).is_some_and(|(state, share)| {
        files::write(&state, &share, &material, &mut writer, &mut |done| count.set(done)).is_ok()
    });
    writer.send();
    let _ = scope.post_message(&JsValue::from(is_written));
}

struct ChunkWriter<'a> {
    scope: &'a DedicatedWorkerGlobalScope,
    count: &'a Cell<u32>,
    buffer: Vec<u8>,
}

impl ChunkWriter<'_> {
    fn send(&mut self) {
        let message = Array::of2(&self.count.get().into(), &Uint8Array::from(self.buffer.as_slice()));
        // This can only fail when the page is gone.
        let _ = self.scope.post_message(&message);
        self.buffer.clear();
    }
}

impl io::Write for ChunkWriter<'_> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.buffer.extend_from_slice(bytes);
        if self.buffer.len() >= CHUNK_BYTES {
            self.send();
        }
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}
