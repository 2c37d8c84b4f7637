import LessonKit
import TerminalText
import Traces

struct LessonVisit {
  var run: LessonAttempt
  /// The files and the progress that the lesson's own commands can access.
  let page: PageAccess
  /// The lesson's module while the learner explores; nil otherwise.
  var pausedModule: LoadedModule?
  /// The previous conversation when the learner began to explore.
  var previous: Moment?
  var isExploring = false
  /// The text of the next step while it is held back; nil when it was shown.
  var heldStep: StyledText?
  /// The output of commands in the open step, where evidence asked for later may be found.
  var shown: (step: Int, texts: [(command: Command, text: String)]) = (0, [])
  /// The part of the run that is already kept in the progress.
  var stored = StoredProgress()
  /// The height in lines of the tallest text of each step, by the step's index.
  private(set) var heights: [Int: Int] = [:]

  init(run: LessonAttempt, page: PageAccess) {
    self.run = run
    self.page = page
  }

  mutating func noteHeight(of text: StyledText, in step: Int) {
    heights[step] = max(heights[step] ?? 0, text.plain.count { $0 == "\n" })
  }
}
