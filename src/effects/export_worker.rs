//! Exports files in a worker. It sends them in chunks, so that the page stays responsive and shows the progress.

use std::cell::Cell;
use std::io;

use js_sys::{Array, Uint8Array};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{DedicatedWorkerGlobalScope, Element, MessageEvent};
use yew::Callback;

use crate::files;
use crate::model::share::{FileFormat, export};
use crate::model::{Action, ExportStatus, ShareAction, State, link};

use super::platform;
use super::worker::WorkerHandle;

const CHUNK_BYTES: usize = 1 << 16;

/// Starts to export the file that is selected in the share dialog. The export stops when the handle is dropped.
pub fn start_export(root: &Element, state: &State, dispatch: &Callback<Action>) -> Option<WorkerHandle> {
    let status = dispatch.reform(|status| ShareAction::SetExportStatus(Some(status)).into());
    let handle = start(root, state, &status);
    if handle.is_none() {
        status.emit(ExportStatus::NotSaved);
    }
    handle
}

fn start(root: &Element, state: &State, status: &Callback<ExportStatus>) -> Option<WorkerHandle> {
    let share = state.config.share.as_ref()?;
    let is_png = share.format() == Some(FileFormat::Png);
    let name = share.file_name(state, share.format()?.extension());
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
    WorkerHandle::start(root, link::format(state).into(), on_message, move || failed.emit(ExportStatus::NotSaved))
}

/// Runs in the worker. Sends `[moves or positions written, bytes]` for each chunk, and at the end whether the export
/// succeeded.
pub(super) fn run_export(scope: &DedicatedWorkerGlobalScope, link: &str) {
    let count = Cell::new(0);
    let mut writer = ChunkWriter { scope, count: &count, buffer: Vec::with_capacity(CHUNK_BYTES) };
    let is_written = export::open_job(link)
        .is_some_and(|(state, share)| files::write(&state, &share, &mut writer, &mut |done| count.set(done)).is_ok());
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
