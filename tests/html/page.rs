//! Renders the page of a link natively, and finds elements in it.

use std::collections::VecDeque;
use std::rc::Rc;

use scraper::{ElementRef, Html, Selector};
use tokio::runtime::Builder;
use tokio::task::LocalSet;
use tower_of_hanoi::l10n::{L10n, NumberFormat, board_caption};
use tower_of_hanoi::model::{
    Action, Effect, ExerciseAction, LessonAction, Locale, Origin, PlaybackAction, Scene, SearchTask, Session, link,
};
use tower_of_hanoi::view::{PageRefs, PageViews, Ui, dialog_views, page, panel_views, translatable};
use yew::prelude::*;

/// The page of a state, as it is drawn.
pub struct Page {
    pub scene: Rc<Scene>,
    pub l10n: L10n,
    /// The effects of the last action but those that are carried out here.
    pub effects: Vec<Effect>,
    /// The query in the address bar.
    address: String,
    tree: Html,
}

#[derive(Properties)]
struct Props {
    scene: Rc<Scene>,
    l10n: L10n,
}

impl PartialEq for Props {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.scene, &other.scene) && self.l10n == other.l10n
    }
}

/// What the app draws, without the app.
#[component]
fn WholePage(Props { scene, l10n }: &Props) -> yew::Html {
    let refs = PageRefs { root: NodeRef::default(), towers: NodeRef::default(), towers_size: (960.0, 400.0) };
    let views = PageViews { panels: Some((panel_views(), scene)), dialogs: Some(dialog_views()), of_lens: scene };
    let announcement = board_caption(scene, *l10n).into();
    let ui = Ui { l10n: *l10n, dispatch: Callback::noop() };
    translatable(page(scene, &announcement, &refs, views, &ui))
}

fn render(scene: &Rc<Scene>, l10n: L10n) -> Html {
    let props = Props { scene: Rc::clone(scene), l10n };
    let renderer = yew::LocalServerRenderer::<WholePage>::with_props(props).hydratable(false);
    let runtime = Builder::new_current_thread().build().unwrap();
    let html = LocalSet::new().block_on(&runtime, renderer.render());
    Html::parse_fragment(&html)
}

/// Opens a link in English, as on a server.
pub fn html(query: &str) -> Page {
    html_in(Locale::English, query)
}

/// Opens a link in a language.
pub fn html_in(locale: Locale, query: &str) -> Page {
    html_with(locale, query, |_| {})
}

/// Opens a link in a language, in a session that is already under way.
pub fn html_with(locale: Locale, query: &str, change: impl FnOnce(&mut Session)) -> Page {
    let mut state = link::open(query);
    state.session.origin = Origin { address: "https://example.org/hanoi/".into(), ..Origin::default() };
    change(&mut state.session);
    let scene = Scene::new(state);
    let effects = scene.opening_effects();
    Page::settled(scene, language(locale), String::new(), effects)
}

/// A language with the number format of English.
fn language(locale: Locale) -> L10n {
    if locale == Locale::English {
        return L10n::ENGLISH;
    }
    let number_format = format!(",/./3/4/{}", "o".repeat(NumberFormat::PLURALS));
    let texts = compiled(&format!("{locale}.txt"));
    L10n::parse(&[locale.code(), &number_format, &texts].join("\n")).unwrap()
}

/// A file that `build/` compiled.
fn compiled(name: &str) -> String {
    let path = format!("{}/languages/{name}", env!("OUT_DIR"));
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// The action with which an effect ends, for those that need no browser.
fn answer(effect: &Effect) -> Option<Action> {
    match effect {
        Effect::DrawSeed => Some(ExerciseAction::SetSeed(1).into()),
        _ => None,
    }
}

/// The action with which a job ends, or goes on, for those that need no browser.
fn work(scene: &Scene, l10n: L10n) -> Option<Action> {
    let jobs = scene.jobs();
    if let Some(puzzle) = &jobs.search {
        return SearchTask::new(puzzle).map(|mut task| task.run(|| true).into());
    }
    if jobs.lesson_texts {
        let lessons = l10n.lessons(&compiled(&format!("lessons-{}.txt", l10n.locale()))).unwrap();
        return Some(LessonAction::TextsLoaded(Some(Rc::new(lessons))).into());
    }
    (jobs.clock && !scene.is_playing()).then(|| PlaybackAction::Tick(250.0).into())
}

impl Page {
    /// Carries out effects and jobs until nothing more follows.
    fn settled(mut scene: Scene, l10n: L10n, mut address: String, effects: Vec<Effect>) -> Self {
        let (mut queue, mut others) = (VecDeque::from(effects), Vec::new());
        loop {
            let action = match queue.pop_front() {
                Some(effect) => {
                    let action = answer(&effect);
                    if let Effect::WriteAddress { link, .. } = &effect {
                        link.clone_into(&mut address);
                    }
                    if action.is_none() {
                        others.push(effect);
                    }
                    action
                }
                None => match work(&scene, l10n) {
                    Some(action) => Some(action),
                    None => break,
                },
            };
            if let Some(action) = action {
                let (after, effects) = scene.after(action);
                scene = after;
                queue.extend(effects);
            }
        }
        let scene = Rc::new(scene);
        Self { tree: render(&scene, l10n), scene, l10n, effects: others, address }
    }

    /// The page after an action.
    pub fn after(self, action: impl Into<Action>) -> Self {
        let (scene, effects) = self.scene.after(action.into());
        Self::settled(scene, self.l10n, self.address, effects)
    }

    /// The page after several actions of one kind.
    pub fn after_all<A: Into<Action>>(self, actions: impl IntoIterator<Item = A>) -> Self {
        actions.into_iter().fold(self, Self::after)
    }

    /// The page after a control was used that does this. It has to be there and enabled.
    #[track_caller]
    pub fn press(self, control: &str, action: impl Into<Action>) -> Self {
        let element = self.first(control);
        let is_disabled = element.attr("disabled").is_some() || element.attr("aria-disabled") == Some("true");
        assert!(!is_disabled, "{control}");
        self.after(action)
    }

    /// The query in the address bar: the last one that the page wrote there.
    pub fn address(&self) -> String {
        self.address.clone()
    }

    /// The number of moves made, as the board has it.
    pub fn index(&self) -> &str {
        self.attribute("svg[data-index]", "data-index").unwrap_or_default()
    }

    /// The position on the board.
    pub fn position(&self) -> String {
        self.attribute("svg[data-position]", "data-position").unwrap_or_default().to_owned()
    }

    /// The elements that a CSS selector finds, in the order of the document.
    pub fn all(&self, selector: &str) -> Vec<ElementRef<'_>> {
        let selector = Selector::parse(selector).unwrap_or_else(|error| panic!("{selector}: {error}"));
        self.tree.select(&selector).collect()
    }

    pub fn count(&self, selector: &str) -> usize {
        self.all(selector).len()
    }

    pub fn has(&self, selector: &str) -> bool {
        self.count(selector) > 0
    }

    /// The only element that a selector finds.
    #[track_caller]
    pub fn one(&self, selector: &str) -> ElementRef<'_> {
        let found = self.all(selector);
        assert_eq!(found.len(), 1, "{selector}");
        found[0]
    }

    /// The first element that a selector finds.
    #[track_caller]
    pub fn first(&self, selector: &str) -> ElementRef<'_> {
        *self.all(selector).first().unwrap_or_else(|| panic!("no {selector}"))
    }

    /// The text of the first element that a selector finds.
    #[track_caller]
    pub fn text(&self, selector: &str) -> String {
        text(self.first(selector))
    }

    /// The texts of all elements that a selector finds.
    pub fn texts(&self, selector: &str) -> Vec<String> {
        self.all(selector).into_iter().map(text).collect()
    }

    /// An attribute of the first element that a selector finds.
    #[track_caller]
    pub fn attribute(&self, selector: &str, name: &str) -> Option<&str> {
        self.first(selector).attr(name)
    }

    /// An attribute of all elements that a selector finds; empty where they lack it.
    pub fn attributes(&self, selector: &str, name: &str) -> Vec<&str> {
        self.all(selector).into_iter().map(|element| element.attr(name).unwrap_or_default()).collect()
    }
}

/// All text in an element, as `textContent`.
pub fn text(element: ElementRef<'_>) -> String {
    element.text().collect()
}

/// A text without the isolates with which the page surrounds names.
pub fn plain(text: &str) -> String {
    text.chars().filter(|sign| !('\u{2066}'..='\u{2069}').contains(sign)).collect()
}
