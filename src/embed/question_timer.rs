use crate::model::Scene;

/// The time for which the question of an exercise has been shown.
#[derive(Clone, Debug, Default)]
pub struct QuestionTimer {
    question: Option<(String, u32)>,
    since_ms: f64,
}

impl QuestionTimer {
    /// Restarts when another question is shown. `now_ms` is a time on any clock that never goes backwards.
    pub fn follow(&mut self, scene: &Scene, now_ms: f64) {
        let question = scene.exercise_id().zip(scene.exercise().map(|exercise| exercise.question));
        if question != self.question {
            (self.question, self.since_ms) = (question, now_ms);
        }
    }

    #[must_use]
    pub fn elapsed_ms(&self, now_ms: f64) -> f64 {
        (now_ms - self.since_ms).max(0.0)
    }
}
