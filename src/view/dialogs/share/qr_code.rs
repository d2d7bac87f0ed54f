use qrcodegen::{QrCode, QrCodeEcc};
use yew::prelude::*;

use crate::l10n::{L10n, msg};
use crate::view::dialogs::hint;

/// The width of the quiet zone in modules, as required by ISO/IEC 18004.
const QUIET_ZONE: i32 = 4;

/// Shows a hint instead if the link is too long for a QR code.
pub fn qr_code(link: &str, l10n: L10n) -> Html {
    let Ok(code) = QrCode::encode_text(link, QrCodeEcc::Low) else {
        return hint(l10n.text(msg::SHARE_QR_CODE_TOO_LONG));
    };
    let size = code.size() + 2 * QUIET_ZONE;
    html! {
        <svg class="code" viewBox={format!("0 0 {size} {size}")} role="img" shape-rendering="crispEdges"
            aria-label={l10n.text(msg::SHARE_QR_CODE)}>
            <path fill="#fff" d={format!("M0 0H{size}V{size}H0z")} />
            <path d={dark_modules(&code)} />
        </svg>
    }
}

/// SVG path data with a rectangle for each run of dark modules in a row.
fn dark_modules(code: &QrCode) -> String {
    let mut path = String::new();
    for y in 0..code.size() {
        let mut x = 0;
        while x < code.size() {
            let run = (x..code.size()).take_while(|&x| code.get_module(x, y)).count() as i32;
            if run > 0 {
                path.push_str(&format!("M{} {}h{run}v1h-{run}z", x + QUIET_ZONE, y + QUIET_ZONE));
            }
            x += run.max(1);
        }
    }
    path
}
