//! The cycle of every action: update the state, run effects, render.

use std::rc::Rc;

use yew::Context;

use crate::effects;
use crate::l10n::heard_reason;
use crate::model::{Action, Effect, ExerciseAction, ExportStatus, Pending, PictureFormat, ShareAction};

use super::chunks::is_retry;
use super::{App, Message};

impl App {
    /// Runs the effects of opening the page.
    pub(super) fn start(&mut self, ctx: &Context<Self>) {
        let effects = self.scene.opening_effects();
        self.run(ctx, effects);
        self.host.follow(&self.scene);
        self.follow_jobs(ctx);
    }

    pub(super) fn dispatch(&mut self, ctx: &Context<Self>, action: Action) {
        self.dom.save_focus();
        let retries = is_retry(&action);
        let (after, effects) = self.scene.after(action);
        self.scene = Rc::new(after);
        self.run(ctx, effects);
        self.host.follow(&self.scene);
        self.follow_jobs(ctx);
        if self.dom.is_started {
            self.load_chunks(ctx, retries);
        }
        self.dock.follow(&self.scene, effects::now());
    }

    pub(super) fn run(&mut self, ctx: &Context<Self>, effects: Vec<Effect>) {
        for effect in effects {
            self.run_effect(ctx, effect);
        }
    }

    fn run_effect(&mut self, ctx: &Context<Self>, effect: Effect) {
        let dispatch = &self.ui.dispatch;
        match effect {
            Effect::WriteAddress { link, mode } => {
                if let Some(address_bar) = &self.address_bar {
                    address_bar.write(link, mode);
                }
            }
            Effect::UpdateDocument => self.update_document(ctx),
            Effect::Announce => self.announcer.announce_later(ctx),
            Effect::AnnounceReason => self.announcer.announce(heard_reason(&self.scene, self.ui.l10n)),
            Effect::Emit(event) => self.tell_host(ctx, &event),
            Effect::DrawSeed => dispatch.emit(ExerciseAction::SetSeed(random_seed()).into()),
            Effect::PlaySound(disc) => {
                let discs = self.scene.puzzle().discs().count();
                self.on_root(|root| effects::play_tone(root, disc.number(), discs));
            }
            Effect::KeepFocus => self.on_root(effects::keep_focus),
            Effect::Show(part) => self.dom.part_to_show = Some(part),
            Effect::CopyText(text) => self.copy_text(ctx, &text),
            Effect::ShareLink(link) => self.on_root(|root| effects::share_link(root, &link)),
            Effect::KeepResults(results) => effects::keep_results(results),
            Effect::Print => self.on_root(effects::print),
            Effect::FillScreen(is_full) => self.on_root(|root| effects::fill_screen(root, is_full)),
            Effect::SavePicture(format) => self.save_picture(ctx, format),
        }
    }

    fn copy_text(&self, ctx: &Context<Self>, text: &str) {
        let (link, copied) = (ctx.link().clone(), text.to_owned());
        let result = move |status| link.send_message(Message::Copied(copied.clone(), status));
        let result = self.in_flight.track(Pending::Export, result.into());
        self.on_root(|root| effects::copy_text(root, text, result));
    }

    fn save_picture(&self, ctx: &Context<Self>, format: PictureFormat) {
        // The dialogs are loaded, because the button is in the share dialog.
        let Some(dialogs) = self.views.dialogs.get() else { return };
        let scene = &self.scene;
        let name = |extension: &str| match &scene.config.share {
            Some(share) => share.file_name(scene, extension),
            None => ["hanoi.", extension].concat(),
        };
        let result = self.in_flight.track(Pending::Export, ctx.link().callback(Message::Exported));
        let picture = dialogs.picture_svg(scene, self.ui.l10n);
        self.on_root(|root| effects::save_picture(root, format, &picture, name, result));
    }

    /// Sets the theme, language and title of the page. An element must not change the page that it is in.
    pub(super) fn update_document(&self, ctx: &Context<Self>) {
        if ctx.props().query.is_none() {
            effects::set_language(self.ui.l10n);
            effects::set_theme(self.scene.config.appearance.theme);
            effects::set_title(&self.ui.l10n.window_title(self.scene.puzzle()));
        }
    }

    pub(super) fn exported(&mut self, ctx: &Context<Self>, status: ExportStatus) {
        self.announcer.announce(self.ui.l10n.export_status(status).into());
        self.dispatch(ctx, ShareAction::SetExportStatus(Some(status)).into());
    }

    pub(super) fn copied(&mut self, ctx: &Context<Self>, text: String, status: ExportStatus) {
        self.announcer.announce(self.ui.l10n.export_status(status).into());
        self.dispatch(ctx, ShareAction::Copied(text, status).into());
    }
}

/// A seed of at most nine digits.
fn random_seed() -> u32 {
    (js_sys::Math::random() * 1e9) as u32
}
