//! A link as a code for cameras.

use qrcodegen::{QrCode, QrCodeEcc};

use crate::l10n::{AskedText, Language};
use crate::view::components::markup::hint;

/// Room around the code, which cameras need, in squares of it.
const MARGIN: i32 = 4;

/// The code as a picture of one path; in words why there is none.
pub fn draw(link: &str, language: Language) -> String {
    let Ok(code) = QrCode::encode_text(link, QrCodeEcc::Low) else {
        return hint(language.label(AskedText::CodeTooLong));
    };
    let size = code.size() + 2 * MARGIN;
    let mut path = String::new();
    for y in 0..code.size() {
        let mut x = 0;
        while x < code.size() {
            let run = (x..code.size()).take_while(|&x| code.get_module(x, y)).count() as i32;
            if run > 0 {
                path.push_str(&format!("M{} {}h{run}v1h-{run}z", x + MARGIN, y + MARGIN));
            }
            x += run.max(1);
        }
    }
    format!(
        "<svg class=\"code\" viewBox=\"0 0 {size} {size}\" role=\"img\" aria-label=\"{}\" shape-rendering=\"crispEdges\">\
         <path fill=\"#fff\" d=\"M0 0H{size}V{size}H0z\"></path><path d=\"{path}\"></path></svg>",
        language.label(AskedText::LinkCode)
    )
}
