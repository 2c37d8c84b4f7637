import LessonKit

/// A lesson that is going on in a session.
struct LessonVisit {
  /// Where the learner is.
  var run: LessonRun
  /// What was left behind to look around freely; nil while the lesson goes on.
  var away: LoadedModule?
  /// Whether the learner looks around freely now.
  var isExploring = false
}
