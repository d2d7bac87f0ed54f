//! The page's components in a real browser: which elements stay, and which change.
#![cfg(target_arch = "wasm32")]

use std::cell::Cell;
use std::time::Duration;

use tower_of_hanoi::app::{App, AppProps, Chunks, Loader};
use tower_of_hanoi::view::{PanelViews, panel_views};
use wasm_bindgen::JsCast;
use wasm_bindgen_test::*;
use web_sys::{Element, Event, HtmlElement, HtmlInputElement};
use yew::Callback;

wasm_bindgen_test_configure!(run_in_browser);

type LoadPanels = Loader<&'static dyn PanelViews>;

fn load_panels(loaded: Callback<Option<&'static dyn PanelViews>>) {
    loaded.emit(Some(panel_views()));
}

/// A page for one test, which is removed at the end of the test.
struct TestPage {
    root: Element,
    app: Option<yew::AppHandle<App>>,
}

impl TestPage {
    async fn open(query: &str) -> Self {
        Self::loading(query, load_panels).await
    }

    /// A page without dialogs whose panels are loaded by `panels`.
    async fn loading(query: &str, panels: LoadPanels) -> Self {
        let window = web_sys::window().unwrap();
        let path = window.location().pathname().unwrap();
        window.history().unwrap().replace_state_with_url(&"".into(), "", Some(&format!("{path}{query}"))).unwrap();
        let root = window.document().unwrap().create_element("div").unwrap();
        // The style sheets give the towers their size.
        let style = window.document().unwrap().create_element("style").unwrap();
        style
            .set_text_content(Some(concat!(include_str!("../static/style.css"), include_str!("../static/panels.css"))));
        root.append_child(&style).unwrap();
        let inner = window.document().unwrap().create_element("div").unwrap();
        root.append_child(&inner).unwrap();
        window.document().unwrap().body().unwrap().append_child(&root).unwrap();
        let chunks = Chunks {
            panels,
            dialogs: |loaded| loaded.emit(None),
            race: |loaded| loaded.emit(None),
            export: |loaded| loaded.emit(None),
            python: |loaded| loaded.emit(None),
        };
        let props = AppProps { chunks, query: None, host: None, l10n: None };
        let app = Some(yew::Renderer::<App>::with_root_and_props(inner, props).render());
        let page = Self { root, app };
        settle().await;
        page
    }

    fn all(&self, selector: &str) -> Vec<Element> {
        let found = self.root.query_selector_all(selector).unwrap();
        (0..found.length()).map(|place| found.get(place).unwrap().unchecked_into()).collect()
    }

    fn one(&self, selector: &str) -> Element {
        self.root.query_selector(selector).unwrap().unwrap_or_else(|| panic!("no {selector}"))
    }

    async fn click(&self, selector: &str) {
        self.one(selector).unchecked_into::<HtmlElement>().click();
        settle().await;
    }

    async fn enter(&self, selector: &str, value: &str, event: &str) {
        let input: HtmlInputElement = self.one(selector).unchecked_into();
        input.set_value(value);
        let bubbling = web_sys::EventInit::new();
        bubbling.set_bubbles(true);
        input.dispatch_event(&Event::new_with_event_init_dict(event, &bubbling).unwrap()).unwrap();
        settle().await;
    }

    async fn choose(&self, name: &str, value: &str) {
        let field: web_sys::HtmlSelectElement = self.one(&format!("select[name={name}]")).unchecked_into();
        field.set_value(value);
        let bubbling = web_sys::EventInit::new();
        bubbling.set_bubbles(true);
        field.dispatch_event(&Event::new_with_event_init_dict("change", &bubbling).unwrap()).unwrap();
        wait(80).await;
    }

    fn index(&self) -> String {
        self.one("svg[data-index]").get_attribute("data-index").unwrap()
    }

    fn pegs(&self) -> String {
        let mut discs = self.all("[data-disc]");
        discs.sort_by_key(|disc| disc.get_attribute("data-disc").unwrap().parse::<u32>().unwrap());
        discs.iter().map(|disc| disc.get_attribute("data-peg").unwrap()).collect()
    }
}

impl Drop for TestPage {
    fn drop(&mut self) {
        self.app.take().unwrap().destroy();
        self.root.remove();
    }
}

/// Waits longer than the animation of a move takes.
async fn settle() {
    wait(600).await;
}

async fn wait(milliseconds: u64) {
    gloo_timers::future::sleep(Duration::from_millis(milliseconds)).await;
}

#[wasm_bindgen_test]
async fn a_disc_keeps_its_element() {
    let page = TestPage::open("?discs=5").await;
    // The towers have been measured by then.
    settle().await;
    let before = page.all("[data-disc]");
    let places: Vec<_> = before.iter().map(|disc| disc.get_attribute("transform")).collect();
    page.click("[data-command=next]").await;
    let after = page.all("[data-disc]");
    assert_eq!(before, after, "the same elements in the same order");
    let moved = |(disc, place): &(&Element, &Option<String>)| disc.get_attribute("transform") != **place;
    let moved: Vec<_> =
        after.iter().zip(&places).filter(moved).map(|(disc, _)| disc.get_attribute("data-disc")).collect();
    assert_eq!(moved, [Some("1".to_owned())]);
    page.click("[data-command=last]").await;
    assert_eq!(page.all("[data-disc]"), before);
    assert_eq!(page.pegs(), "22222");
}

#[wasm_bindgen_test]
async fn the_slider_jumps_without_animation() {
    let page = TestPage::open("?discs=64").await;
    let input: HtmlInputElement = page.one(".track").unchecked_into();
    input.set_value("5000");
    let bubbling = web_sys::EventInit::new();
    bubbling.set_bubbles(true);
    input.dispatch_event(&Event::new_with_event_init_dict("input", &bubbling).unwrap()).unwrap();
    wait(60).await;
    let places: Vec<_> = page.all("[data-disc]").iter().map(|disc| disc.get_attribute("transform")).collect();
    settle().await;
    let later: Vec<_> = page.all("[data-disc]").iter().map(|disc| disc.get_attribute("transform")).collect();
    assert_eq!(places, later);
    assert_eq!(page.index(), "9223372036854775807");
}

#[wasm_bindgen_test]
async fn discs_that_are_too_thin_are_bands_of_one_outline_for_each_tower() {
    let page = TestPage::open("?discs=9&move=1/3").await;
    assert_eq!((page.all("[data-disc]").len(), page.all(".silhouette").len()), (9, 0));
    // Scripts find the discs even where the outline shows them.
    let page = TestPage::open("?discs=128&embed=1&show=towers&move=1/3").await;
    assert_eq!((page.all("[data-disc]").len(), page.all(".silhouette").len()), (128, 3));
    let page = TestPage::open("?discs=1000&move=1/3").await;
    page.click("[data-command=next]").await;
    assert_eq!((page.all("[data-disc]").len(), page.all(".silhouette").len()), (1, 3));
    assert_eq!(page.all("[data-count]")[0].get_attribute("data-count"), Some("334".to_owned()));
}

#[wasm_bindgen_test]
async fn typed_text_stays_until_it_is_submitted() {
    let page = TestPage::open("?discs=8").await;
    page.enter("input[name=move]", "2^", "input").await;
    let field: HtmlInputElement = page.one("input[name=move]").unchecked_into();
    page.click("[data-command=next]").await;
    assert_eq!(field.value(), "2^", "a move elsewhere does not take the text away");
    page.enter("input[name=move]", "2^7", "input").await;
    page.click("[data-command=go]").await;
    assert_eq!((page.index().as_str(), field.value().as_str()), ("128", "128"));
}

#[wasm_bindgen_test]
async fn playback_keeps_unchanged_elements() {
    let page = TestPage::open("?discs=64&play=1&speed=8&loop=0-1000").await;
    let field = |name: &str| -> HtmlInputElement { page.one(&format!("input[name='{name}']")).unchecked_into() };
    for name in ["discs", "stride", "loop.last"] {
        field(name).set_value("123");
    }
    let before = page.index();
    settle().await;
    assert_ne!(page.index(), before, "it plays");
    for name in ["discs", "stride", "loop.last"] {
        assert_eq!(field(name).value(), "123", "a field that is being typed in: {name}");
    }
}

#[wasm_bindgen_test]
async fn problems_are_shown_and_can_be_dismissed() {
    let page = TestPage::open("?discs=x&to=9").await;
    let named: Vec<_> = page.all("[data-problem]").iter().map(|line| line.get_attribute("data-problem")).collect();
    assert_eq!(named, [Some("discs".to_owned()), Some("to".to_owned())]);
    page.click("[data-command=dismiss]").await;
    assert!(page.all("[data-problem]").is_empty());
}

#[wasm_bindgen_test]
async fn panels_open_and_close_and_an_embedded_page_shows_only_the_named_ones() {
    let page = TestPage::open("?discs=4").await;
    assert_eq!((page.all(".bit").len(), page.all("[data-panel=graph]").len()), (0, 1));
    page.click("[data-tab=why]").await;
    assert_eq!((page.all(".bit").len(), page.all("[data-panel=graph]").len()), (4, 0));
    assert_eq!(page.all("[data-panel]").len(), 2, "only the digits and the reason are open");
    assert_eq!(page.one("[aria-selected=true]").get_attribute("data-tab"), Some("why".to_owned()));
    page.click("[data-command=puzzle]").await;
    assert_eq!((page.all("[data-panel=puzzle]").len(), page.all(".bit").len()), (1, 4));
    page.click("[data-command=puzzle]").await;
    assert!(page.all("[data-panel=puzzle]").is_empty());
    drop(page);
    let frame = TestPage::open("?discs=4&embed=1&show=towers,bits").await;
    assert_eq!((frame.all(".bit").len(), frame.all("[data-disc]").len()), (4, 4));
    assert!(frame.all(".transport, .scrubber, .fields, .head, [role=tab]").is_empty());
}

#[wasm_bindgen_test]
async fn long_numbers_are_exact_in_webassembly() {
    let page = TestPage::open("?discs=1000&move=last&show=exact").await;
    let total = page.one("[data-exact=total]").text_content().unwrap().replace(',', "");
    let by_library = (num_bigint::BigUint::from(1u8) << 1000u32) - 1u8;
    assert_eq!(total, by_library.to_string());
}

#[wasm_bindgen_test]
async fn a_failed_load_is_reported_and_retried() {
    thread_local! {
        static ASKED: Cell<u32> = const { Cell::new(0) };
    }
    let asked = || ASKED.get();
    let page = TestPage::loading("?discs=4&rule=one-way&move=9", |loaded| {
        ASKED.set(ASKED.get() + 1);
        loaded.emit((ASKED.get() > 2).then(panel_views));
    });
    let page = page.await;
    assert_eq!((asked(), page.all(".searching").len()), (1, 0));
    assert_eq!(page.one("[data-problem]").get_attribute("data-problem"), Some("show".to_owned()));
    let total = || page.one("svg[data-total]").get_attribute("data-total").unwrap();
    assert_eq!((total().as_str(), page.index().as_str()), ("59", "9"), "every rule is there without the panels");
    assert!(page.all("select[name=rule]").is_empty(), "what is in the panels comes later");
    page.click("[data-command=puzzle]").await;
    assert_eq!((asked(), total().as_str()), (2, "59"));
    let problems = page.one(".problems").text_content().unwrap();
    assert!(problems.contains("The panels could not be loaded"), "{problems}");
    page.click("[data-tab=why]").await;
    assert_eq!((asked(), page.all(".explorer[data-whole]").len()), (3, 1));
    assert!(page.all(".problems").is_empty(), "the note goes when they are there");
    page.choose("rule", "any").await;
    assert_eq!((total().as_str(), page.all("[data-problem]").len()), ("15", 0));
}

#[wasm_bindgen_test]
async fn a_search_shows_its_progress_and_can_be_stopped() {
    let page = TestPage::open("?discs=12&pegs=4&move=5&show=towers,transport,scrubber,puzzle").await;
    let before = page.pegs();
    page.choose("rule", "one-way").await;
    let progress = page.one(".searching progress");
    let value = || progress.get_attribute("value").unwrap().parse::<u32>().unwrap();
    let first = value();
    wait(80).await;
    assert!(value() > first, "it goes on");
    assert_eq!(progress.get_attribute("max"), Some((1 << 24).to_string()));
    page.click(".searching [data-command=stop-search]").await;
    assert!(page.all(".searching").is_empty());
    assert_eq!((page.index().as_str(), page.pegs()), ("5", before));
    let field: web_sys::HtmlSelectElement = page.one("select[name=rule]").unchecked_into();
    assert_eq!(field.value(), "any", "the field shows what there is");
}

#[wasm_bindgen_test]
async fn a_link_that_needs_a_search_opens_at_its_move() {
    let page = TestPage::open("?discs=6&pegs=4&rule=linear&move=20").await;
    assert!(page.all(".searching, [data-problem]").is_empty());
    assert_eq!(page.index(), "20");
    let frame = TestPage::open("?discs=3&from=012&to=210&path=shortest&move=last").await;
    assert_eq!(frame.pegs(), "012");
}
