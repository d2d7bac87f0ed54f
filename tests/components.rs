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

/// A page of its own for one test, which goes away with it.
struct Stand {
    root: Element,
    app: Option<yew::AppHandle<App>>,
}

impl Stand {
    async fn open(query: &str) -> Self {
        Self::loading(query, load_panels).await
    }

    /// A page whose panels come as they are told to, and which has no dialogs.
    async fn loading(query: &str, panels: LoadPanels) -> Self {
        let window = web_sys::window().unwrap();
        let path = window.location().pathname().unwrap();
        window.history().unwrap().replace_state_with_url(&"".into(), "", Some(&format!("{path}{query}"))).unwrap();
        let root = window.document().unwrap().create_element("div").unwrap();
        // The page's own style, which gives the picture its room.
        let style = window.document().unwrap().create_element("style").unwrap();
        style.set_text_content(Some(include_str!("../static/style.css")));
        root.append_child(&style).unwrap();
        let inner = window.document().unwrap().create_element("div").unwrap();
        root.append_child(&inner).unwrap();
        window.document().unwrap().body().unwrap().append_child(&root).unwrap();
        let chunks = Chunks { panels, dialogs: |loaded| loaded.emit(None), worker: |loaded| loaded.emit(None) };
        let props = AppProps { chunks, query: None, host: None, l10n: None };
        let app = Some(yew::Renderer::<App>::with_root_and_props(inner, props).render());
        let stand = Self { root, app };
        settle().await;
        stand
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

impl Drop for Stand {
    fn drop(&mut self) {
        self.app.take().unwrap().destroy();
        self.root.remove();
    }
}

/// Longer than a disc is on its way.
async fn settle() {
    wait(600).await;
}

async fn wait(milliseconds: u64) {
    gloo_timers::future::sleep(Duration::from_millis(milliseconds)).await;
}

#[wasm_bindgen_test]
async fn a_disc_keeps_its_element_for_good() {
    let stand = Stand::open("?discs=5").await;
    let before = stand.all("[data-disc]");
    let places: Vec<_> = before.iter().map(|disc| disc.get_attribute("transform")).collect();
    stand.click("[data-command=next]").await;
    let after = stand.all("[data-disc]");
    assert_eq!(before, after, "the same elements in the same order");
    let moved = |(disc, place): &(&Element, &Option<String>)| disc.get_attribute("transform") != **place;
    let moved: Vec<_> =
        after.iter().zip(&places).filter(moved).map(|(disc, _)| disc.get_attribute("data-disc")).collect();
    assert_eq!(moved, [Some("1".to_owned())]);
    stand.click("[data-command=last]").await;
    assert_eq!(stand.all("[data-disc]"), before);
    assert_eq!(stand.pegs(), "22222");
}

#[wasm_bindgen_test]
async fn the_slider_jumps_without_movement() {
    let stand = Stand::open("?discs=64").await;
    let input: HtmlInputElement = stand.one(".track").unchecked_into();
    input.set_value("5000");
    let bubbling = web_sys::EventInit::new();
    bubbling.set_bubbles(true);
    input.dispatch_event(&Event::new_with_event_init_dict("input", &bubbling).unwrap()).unwrap();
    wait(60).await;
    let places: Vec<_> = stand.all("[data-disc]").iter().map(|disc| disc.get_attribute("transform")).collect();
    settle().await;
    let later: Vec<_> = stand.all("[data-disc]").iter().map(|disc| disc.get_attribute("transform")).collect();
    assert_eq!(places, later);
    assert_eq!(stand.index(), "9223372036854775807");
}

#[wasm_bindgen_test]
async fn from_129_discs_on_each_peg_is_one_outline() {
    let stand = Stand::open("?discs=128&move=1/3").await;
    assert_eq!((stand.all("[data-disc]").len(), stand.all(".silhouette").len()), (128, 0));
    stand.click("[data-panel=puzzle] [data-command=add-disc]").await;
    stand.click("[data-command=next]").await;
    assert_eq!((stand.all("[data-disc]").len(), stand.all(".silhouette").len()), (1, 3));
    assert_eq!(stand.all("[data-count]")[0].get_attribute("data-count"), Some("128".to_owned()));
}

#[wasm_bindgen_test]
async fn what_is_typed_stays_until_it_is_taken() {
    let stand = Stand::open("?discs=8").await;
    stand.enter("input[name=move]", "2^", "input").await;
    let field: HtmlInputElement = stand.one("input[name=move]").unchecked_into();
    stand.click("[data-command=next]").await;
    assert_eq!(field.value(), "2^", "a move elsewhere does not take the text away");
    stand.enter("input[name=move]", "2^7", "input").await;
    stand.click("[data-command=go]").await;
    assert_eq!((stand.index().as_str(), field.value().as_str()), ("128", "128"));
}

#[wasm_bindgen_test]
async fn playing_leaves_alone_what_does_not_change() {
    let stand = Stand::open("?discs=64&play=1&speed=8&loop=0-1000").await;
    let field = |name: &str| -> HtmlInputElement { stand.one(&format!("input[name='{name}']")).unchecked_into() };
    for name in ["discs", "stride", "loop.last"] {
        field(name).set_value("123");
    }
    let before = stand.index();
    settle().await;
    assert_ne!(stand.index(), before, "it plays");
    for name in ["discs", "stride", "loop.last"] {
        assert_eq!(field(name).value(), "123", "a field that is being typed in: {name}");
    }
}

#[wasm_bindgen_test]
async fn wrong_values_are_said_and_can_be_closed() {
    let stand = Stand::open("?discs=x&to=9").await;
    let named: Vec<_> = stand.all("[data-problem]").iter().map(|line| line.get_attribute("data-problem")).collect();
    assert_eq!(named, [Some("discs".to_owned()), Some("to".to_owned())]);
    stand.click("[data-command=dismiss]").await;
    assert!(stand.all("[data-problem]").is_empty());
}

#[wasm_bindgen_test]
async fn panels_open_and_close_and_a_frame_shows_only_what_is_named() {
    let stand = Stand::open("?discs=4").await;
    assert_eq!(stand.all(".bit").len(), 4);
    stand.click("[data-panel=bits] .disclosure").await;
    assert_eq!(stand.all(".bit").len(), 0);
    assert_eq!(stand.all(".disclosure[aria-expanded=true]").len(), 1, "only the puzzle is open");
    drop(stand);
    let frame = Stand::open("?discs=4&embed=1&show=towers,bits").await;
    assert_eq!((frame.all(".bit").len(), frame.all("[data-disc]").len()), (4, 4));
    assert!(frame.all(".transport, .scrubber, .fields, .head, .disclosure").is_empty());
}

#[wasm_bindgen_test]
async fn long_numbers_are_written_alike_here_and_natively() {
    let stand = Stand::open("?discs=1000&move=last&show=exact").await;
    let total = stand.one("[data-exact=total]").text_content().unwrap().replace(',', "");
    let by_library = (num_bigint::BigUint::from(1u8) << 1000u32) - 1u8;
    assert_eq!(total, by_library.to_string());
}

#[wasm_bindgen_test]
async fn what_did_not_load_is_said_and_asked_for_again() {
    thread_local! {
        static ASKED: Cell<u32> = const { Cell::new(0) };
    }
    let asked = || ASKED.get();
    let stand = Stand::loading("?discs=4&rule=one-way&move=9", |loaded| {
        ASKED.set(ASKED.get() + 1);
        loaded.emit((ASKED.get() > 2).then(panel_views));
    });
    let stand = stand.await;
    assert_eq!((asked(), stand.all(".searching").len()), (1, 0));
    assert_eq!(stand.one("[data-problem]").get_attribute("data-problem"), Some("show".to_owned()));
    let total = || stand.one("svg[data-total]").get_attribute("data-total").unwrap();
    assert_eq!((total().as_str(), stand.index().as_str()), ("59", "9"), "every rule is there without the panels");
    assert!(stand.all("select[name=rule]").is_empty(), "what is in the panels comes later");
    stand.click(".disclosure").await;
    assert_eq!((asked(), total().as_str()), (2, "59"));
    let problems = stand.one(".problems").text_content().unwrap();
    assert!(problems.contains("The panels could not be loaded"), "{problems}");
    stand.click(".disclosure").await;
    assert_eq!((asked(), stand.all(".explorer[data-whole]").len()), (3, 1));
    assert!(stand.all(".problems").is_empty(), "the note goes when they are there");
    stand.choose("rule", "any").await;
    assert_eq!((total().as_str(), stand.all("[data-problem]").len()), ("15", 0));
}

#[wasm_bindgen_test]
async fn a_search_tells_how_far_it_is_and_can_be_stopped() {
    let stand = Stand::open("?discs=12&pegs=4&move=5").await;
    let before = stand.pegs();
    stand.choose("rule", "one-way").await;
    let progress = stand.one(".searching progress");
    let value = || progress.get_attribute("value").unwrap().parse::<u32>().unwrap();
    let first = value();
    wait(80).await;
    assert!(value() > first, "it goes on");
    assert_eq!(progress.get_attribute("max"), Some((1 << 24).to_string()));
    stand.click(".searching [data-command=stop-search]").await;
    assert!(stand.all(".searching").is_empty());
    assert_eq!((stand.index().as_str(), stand.pegs()), ("5", before));
    let field: web_sys::HtmlSelectElement = stand.one("select[name=rule]").unchecked_into();
    assert_eq!(field.value(), "any", "the field shows what there is");
}

#[wasm_bindgen_test]
async fn a_link_that_is_searched_stands_at_its_move() {
    let stand = Stand::open("?discs=6&pegs=4&rule=linear&move=20").await;
    assert!(stand.all(".searching, [data-problem]").is_empty());
    assert_eq!(stand.index(), "20");
    let frame = Stand::open("?discs=3&from=012&to=210&path=shortest&move=last").await;
    assert_eq!(frame.pegs(), "012");
}
