//! The state of the page as plain values. This module depends on the solver, but not on the browser.
//!
//! [`State`] consists of the contents of a link ([`Config`]), the data that lasts as long as the page ([`Session`]) and the
//! solution. A [`Scene`] is a state with its derived values; [`Scene::after`] is the only way to another one, and returns the
//! [`Effect`]s that the page carries out. [`Scene::jobs`] lists the work that should run meanwhile. [`link::open`] turns a link
//! into a state, and [`link::format`] turns a state into a link.

mod action;
mod appearance;
mod best_results;
mod change;
mod compare;
mod config;
mod dock;
mod effect;
pub mod exercise;
mod explanation;
mod first_view;
mod fold;
mod gesture;
pub mod host_command;
mod index_expr;
mod jobs;
pub mod keys;
mod learn;
pub mod lesson;
mod line;
pub mod link;
mod locale;
mod manual_play;
mod navigation;
mod numeral;
mod origin;
mod own_program;
mod panels;
mod parameter;
mod pending;
mod playback;
mod problem;
mod problem_place;
mod program_run;
mod program_view;
mod programming_language;
mod puzzle;
mod race;
mod reason_view;
mod recursion_view;
mod scene;
mod scrub;
mod search_task;
mod session;
pub mod share;
pub mod slider;
mod snapshot;
mod solution_status;
mod sorting;
mod span;
mod speed;
mod state;
mod state_graph;
mod tab;
mod timeline;
pub mod timeline_window;
mod update;
mod viewport;

pub use action::{Action, SolverEvent, SystemEvent};
pub use appearance::{Accessibility, AccessibilityOption, Appearance, AppearanceAction, Shortcuts, Theme};
pub use best_results::{BestResults, BestSession, Challenge, ParseBestResultsError};
pub use change::{Cause, Change};
pub use compare::{CompareAction, CompareConfig, ComparedPuzzle};
pub use config::Config;
pub use dock::Dock;
pub use effect::{Effect, HistoryMode, HostEvent, PagePart, PictureFormat};
pub use exercise::{Exercise, ExerciseAction, ExerciseConfig, ExerciseKind, ExerciseSession};
pub use explanation::{
    Choice, DiscReason, Distance, ExplainedMove, Explanation, PartPlace, Purpose, Task, TaskList, TaskWay, Tense,
    WayReason, WordPlace,
};
pub use first_view::address_of;
pub use fold::{Fold, OpenFolds};
pub use gesture::Gesture;
pub use host_command::HostCommand;
pub use index_expr::{IndexExpr, ParseIndexExprError, ResolveIndexError};
pub use jobs::Jobs;
pub use learn::{LearnAction, LearnPart};
pub use lesson::{LessonAction, LessonPlace, LessonSource, ReadyLesson};
pub use line::{Detour, Excess, Line, LinePath, OwnSteps, PastMove, Way};
pub use locale::{Locale, ParseLocaleError};
pub use manual_play::{Hint, ManualPlayAction, ManualPlaySession, PieceInHand, ToldHint};
pub use navigation::{DigitChange, NavigateAction, Navigation, max_jump_exponent};
pub use numeral::{is_invisible, plain_text, whole_number};
pub use origin::Origin;
pub use own_program::{
    OwnProgram, OwnProgramAction, OwnProgramEnd, OwnProgramRun, OwnProgramSession, ProgramCheck, Starter,
};
pub use panels::{Panel, PanelConfig, Panels, ParsePanelError};
pub use parameter::{Parameter, ParseParameterError};
pub use pending::Pending;
pub use playback::{Bound, BoundMove, LEGEND_DISCS, Motion, MotionStart, PlaybackAction, PlaybackConfig};
pub use problem::{Problem, Reason};
pub use problem_place::ProblemPlace;
pub use program_run::ProgramRun;
pub use program_view::ProgramAction;
pub use programming_language::ProgrammingLanguage;
pub use puzzle::{MAX_DISCS, MAX_SEARCH_POSITIONS, PuzzleConfig, PuzzleDraft, PuzzleEdit, parse_discs};
pub use race::{Race, RaceAction, RaceConfig, RaceRun, Runner, Sample};
pub use reason_view::{ReasonAction, ReasonSession};
pub use recursion_view::{RecursionAction, RecursionFocus, RecursionPath, RecursionView};
pub use scene::Scene;
pub use scrub::{Grip, RulerPixel, Scale, ScrubAction, ScrubSession, Track};
pub use search_task::SearchTask;
pub use session::Session;
pub use share::{ExportStatus, ShareAction, ShareConfig, ShareEdit, ShareKind, StartAt};
pub use snapshot::Snapshot;
pub use solution_status::{HintSearch, KnownSolution, PuzzleSearch, SearchFailure, SolutionLink, SolutionStatus};
pub use sorting::{SortAction, Sorting};
pub use span::Span;
pub use speed::{ParseSpeedError, Speed};
pub use state::State;
pub use state_graph::{Flight, GraphAction, GraphSession, GraphView};
pub use tab::Tab;
pub use timeline::{TimelineAction, TimelineView};
pub use viewport::{GestureTarget, Picture, PointerDown, RelativePoint, ViewportAction};
