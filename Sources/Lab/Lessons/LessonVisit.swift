import LessonKit
import TerminalText
import Traces

/// A lesson that is going on in a session.
struct LessonVisit {
  /// Where the learner is.
  var run: LessonRun
  /// What the lesson's own commands may use.
  let page: PageAccess
  /// What was left behind to look around freely; nil while the lesson goes on.
  var away: LoadedModule?
  /// What had been said before that was loaded.
  var previous: Moment?
  /// Whether the learner looks around freely now.
  var isExploring = false
  /// The step as it is shown when the reaction before it was read; nil where it was shown.
  var held: StyledText?
  /// What commands have shown in the open step, by which a look may have been done before it was asked for.
  var shown: (step: Int, texts: [(command: Command, text: String)]) = (0, [])
  /// What of it was kept already.
  var noted = Noted()
  /// The most lines that each step has taken at once, by its index.
  private(set) var heights: [Int: Int] = [:]

  /// Begins with a run.
  init(run: LessonRun, page: PageAccess) {
    self.run = run
    self.page = page
  }

  /// Notes how many lines a step has taken at once.
  mutating func noteHeight(of text: StyledText, in step: Int) {
    heights[step] = max(heights[step] ?? 0, text.plain.count { $0 == "\n" })
  }
}
