import LessonKit

/// A lesson that is going on in a session.
struct LessonVisit {
  /// Where the learner is.
  var run: LessonRun
  /// What was left behind to look around freely; nil while the lesson goes on.
  var away: LoadedModule?
  /// Whether the learner looks around freely now.
  var isExploring = false
  /// What of it was kept already.
  var noted = Noted()

  /// Begins with a run.
  init(run: LessonRun) { self.run = run }
}
