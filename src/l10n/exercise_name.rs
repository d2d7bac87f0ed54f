use crate::model::QuizKind;

use super::{L10n, msg};

impl L10n {
    #[must_use]
    pub fn exercise_name(self, kind: QuizKind) -> &'static str {
        self.text(match kind {
            QuizKind::Predict => msg::EXERCISE_PREDICT,
            QuizKind::Reach => msg::EXERCISE_REACH,
            QuizKind::Order => msg::EXERCISE_ORDER,
        })
    }
}
