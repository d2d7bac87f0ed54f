//! Exports files in a worker. It sends them in chunks, so that the page stays responsive and shows the progress. For a file that
//! contains the page, it first asks for the text of the page in one file.

use std::cell::Cell;
use std::io;

use js_sys::{Array, Uint8Array};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{DedicatedWorkerGlobalScope, Element, MessageEvent, Worker};
use yew::Callback;

use crate::files::{self, Material, PackageTexts};
use crate::l10n::{L10n, exercise_name, msg};
use crate::model::share::{FileFormat, export};
use crate::model::{Action, ExportStatus, Scene, ShareAction, State, link};

use super::platform;
use super::worker::{WorkerHandle, WorkerKind};

/// The file that the worker asks for: the page, or the page with an interpreter for programs.
const PAGE: &str = "page";
const PAGE_WITH_PYTHON: &str = "page with python";

const CHUNK_BYTES: usize = 1 << 16;

/// Starts to export the file that is selected in the share dialog. The export stops when the handle is dropped.
pub fn start_export(root: &Element, scene: &Scene, l10n: L10n, dispatch: &Callback<Action>) -> Option<WorkerHandle> {
    let status = dispatch.reform(|status| ShareAction::SetExportStatus(Some(status)).into());
    let handle = start(root, scene, l10n, &status);
    if handle.is_none() {
        status.emit(ExportStatus::NotSaved);
    }
    handle
}

fn start(root: &Element, scene: &Scene, l10n: L10n, status: &Callback<ExportStatus>) -> Option<WorkerHandle> {
    let share = scene.config.share.as_ref()?;
    let is_png = share.format() == Some(FileFormat::Png);
    let name = share.file_name(scene, share.format()?.extension());
    let (chunks, element) = (Array::new(), root.clone());
    let (progress, failed) = (status.clone(), status.clone());
    let job = job(scene, l10n);
    let repeated = job.clone();
    let on_message = move |event: &MessageEvent| {
        let data = event.data();
        match (data.dyn_ref::<Array>(), data.as_string()) {
            (Some(message), _) => {
                chunks.push(&message.get(1));
                progress.emit(ExportStatus::Writing(message.get(0).as_f64().unwrap_or_default() as u32));
            }
            (None, Some(wanted)) => {
                let Some(worker) = event.target().and_then(|target| target.dyn_into::<Worker>().ok()) else { return };
                let job = repeated.clone();
                let send = move |page: String| post(&worker, job.iter().chain([&page]));
                platform::read_page(&element, wanted == PAGE_WITH_PYTHON, send.into());
            }
            (None, None) if data.is_truthy() && is_png => {
                platform::save_png(&element, &name, &chunks, progress.clone())
            }
            (None, None) if data.is_truthy() => platform::save_file(&element, &name, &chunks, progress.clone()),
            (None, None) => progress.emit(ExportStatus::NotSaved),
        }
    };
    let send_job = move |worker: Worker| post(&worker, job.iter());
    WorkerHandle::start(root, WorkerKind::Export, send_job, on_message, move || failed.emit(ExportStatus::NotSaved))
}

/// Sends a job. If that fails, the export makes no progress until the user stops it.
fn post<'a>(worker: &Worker, job: impl Iterator<Item = &'a String>) {
    drop(worker.post_message(&job.map(JsValue::from).collect::<Array>()));
}

/// The input of the worker besides the single-file page: the link with the dialog's settings, texts, and the file to ask for.
fn job(scene: &Scene, l10n: L10n) -> Vec<String> {
    let mut shared = State::clone(scene);
    shared.config.appearance.locale = Some(l10n.locale());
    let title = title(scene, l10n);
    // The worker does not unpack lessons.
    let wanted = if scene.needs_python() { PAGE_WITH_PYTHON } else { PAGE };
    vec![link::format(&shared), title, l10n.text(msg::SHARE_NOT_RECORDED).to_owned(), wanted.to_owned()]
}

/// The title in the list of a learning platform: the lesson, or the exercise and its puzzle.
fn title(scene: &Scene, l10n: L10n) -> String {
    let puzzle = l10n.window_title(scene.puzzle());
    let Some(share) = &scene.config.share else { return puzzle };
    match scene.lesson() {
        Some(lesson) if share.has_whole_lesson(scene) && !lesson.title.is_empty() => lesson.title.clone(),
        _ => format!("{}: {puzzle}", l10n.text(exercise_name(share.exercise_kind))),
    }
}

/// Runs in the worker. Sends `[moves or positions written, bytes]` for each chunk, and at the end whether the export
/// succeeded.
pub fn run_export(scope: &DedicatedWorkerGlobalScope, job: &JsValue) {
    let words: Vec<String> = Array::from(job).iter().filter_map(|word| word.as_string()).collect();
    let [link, title, not_recorded, wanted, pages @ ..] = words.as_slice() else { return };
    let job = export::open_job(link);
    if let (Some((scene, share)), []) = (&job, pages)
        && share.kind.contains_page()
    {
        // The exercise that is chosen in the dialog may need it, too.
        let wanted = if share.shared(scene).needs_python() { PAGE_WITH_PYTHON } else { wanted };
        // This can only fail when the page is gone.
        let _ = scope.post_message(&wanted.into());
        return;
    }
    let count = Cell::new(0);
    let mut writer = ChunkWriter { scope, count: &count, buffer: Vec::with_capacity(CHUNK_BYTES) };
    let page = pages.first().map_or("", String::as_str);
    let material = Material { page, words: PackageTexts { title, not_recorded } };
    let is_written = job.is_some_and(|(scene, share)| {
        files::write(&scene, &share, &material, &mut writer, &mut |done| count.set(done)).is_ok()
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
