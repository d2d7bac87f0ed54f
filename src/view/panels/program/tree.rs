//! The call tree: the picture of the recursion, in which the open calls are filled. Calls without discs are not in it.

use std::rc::Rc;

use yew::prelude::*;

use crate::l10n::msg;
use crate::layout::recursion::Block;
use crate::model::{Action, ProgramRun};
use crate::view::Ui;
use crate::view::panels::recursion::TaskTree;
use crate::view::panels::recursion::picture::{Picture, PictureView};

pub fn draw(tree: &TaskTree, run: &Rc<ProgramRun>, ui: &Ui) -> Html {
    let Some(call) = run.call_moves() else { return Html::default() };
    // A move of the innermost call: the last one made, or its first.
    let index = run.moves().max(&call.first.next()).clone();
    let Some(picture) = Picture::new(&tree.path, &index) else { return Html::default() };
    let heading = ui.l10n.text(msg::PROGRAM_TREE);
    let run = Rc::clone(run);
    let view = PictureView {
        label: heading,
        is_filled: &|block: &Block| block.before <= call.first && call.last <= block.end(),
        press: Rc::new(move |block, _| run.go_to_part(block.step, &block.before).map(Action::from)),
    };
    html! {
        <section class="trace call-tree">
            <h3>{ heading }</h3>
            { picture.html(&view, tree, ui) }
        </section>
    }
}
