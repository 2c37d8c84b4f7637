import LessonKit
import TerminalText

struct LessonVisit {
  var run: LessonAttempt
  /// The files and the progress to which the lesson's own commands have access.
  let page: PageAccess
  /// The module of the lesson while the learner explores another one freely; nil otherwise.
  var pausedModule: LoadedModule?
  /// The recording with which `diff` compared when the learner began to explore.
  var previous: Moment?
  var isExploring = false
  /// The text of the next step while it is held back until Enter is pressed; nil if none is held back.
  var heldStep: StyledText?
  /// The outputs of the commands typed in the open step; a lesson may later require a look at one of them.
  var shown: (step: Int, texts: [(command: Command, text: String)]) = (0, [])
  var stored = StoredProgress()
  /// The height, in lines, of the tallest text shown in each step, by the step's index.
  private(set) var heights: [Int: Int] = [:]

  mutating func noteHeight(of text: StyledText, in step: Int) {
    heights[step] = max(heights[step] ?? 0, text.height)
  }
}
