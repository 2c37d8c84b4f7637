import LessonKit
import PrintableText
import TerminalText
import Traces

extension Session {
  /// The lessons, with the minutes each takes, what is done, and what comes next.
  var lessonList: StyledText {
    let headings = lessons.headings
    let width = headings.map(\.id.displayWidth).max() ?? 0
    guard !headings.isEmpty else { return StyledText("There are no lessons here.\n") }
    let progress = self.progress
    var text = StyledText(
      lines: headings.map { lesson in
        StyledText(lesson.id, .command).padded(to: width + 2) + StyledText(lesson.title)
          + StyledText("  (\(lesson.minutes) minutes)", .dim) + state(of: lesson.id, in: progress)
      }
    )
    if let today {
      let due = progress.dueItems(in: lessons.bank, on: today).count
      if due > 0 { text += StyledText(telling: "\(due.counted("question")) due:  recall  asks.\n") }
    }
    if let next = nextSentence(in: progress) {
      let path = path(in: progress)
      text += StyledText(telling: "Next on the path of a \(path.name):" + next + "\n")
    }
    return text
  }

  private func state(of name: String, in progress: LearnerProgress) -> StyledText {
    guard let state = progress.lessons[name] else { return StyledText() }
    if let step = state.openStep, let lesson = try? lessons.lesson(named: name),
      let index = lesson.steps.firstIndex(where: { $0.id == step }), index > 0
    {
      return StyledText("  step \(index + 1) of \(lesson.steps.count)", .good)
    }
    return state.isDone ? StyledText("  done", .good) : StyledText()
  }
}
