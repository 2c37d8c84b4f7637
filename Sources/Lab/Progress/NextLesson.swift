import LessonKit
import TerminalText
import Traces

extension Session {
  func path(in progress: LearnerProgress) -> LearningPath {
    progress.path.flatMap(LearningPath.named) ?? .all[0]
  }

  func nextLesson(
    in progress: LearnerProgress,
    among names: [String]? = nil
  ) -> LearningPath.Item? {
    let last = lesson.flatMap { $0.run.isFinished ? $0.run.lesson.id : nil }
    let names = names ?? lessons.headings.map(\.id)
    return path(in: progress).next(after: last, in: progress, among: names)
  }

  func nextSentence(in progress: LearnerProgress) -> String? {
    if progress.lessons.isEmpty, let item = path(in: progress).items.first,
      let first = lessons.first, first.id == item.lesson
    {
      return sentence(item, first)
    }
    let headings = lessons.headings
    guard let item = nextLesson(in: progress, among: headings.map(\.id)),
      let heading = headings.first(where: { $0.id == item.lesson })
    else { return nil }
    return sentence(item, heading)
  }

  func dueSentence(in progress: LearnerProgress) -> String? {
    let due = today.map { progress.dueItems(in: .builtIn, on: $0).count } ?? 0
    return due > 0 ? "\(due.counted("question")) due:  recall  asks." : nil
  }

  private func sentence(_ item: LearningPath.Item, _ heading: LessonHeading) -> String {
    let extent = item.isTest ? "" : ", \(heading.minutes) minutes"
    return "  \(item.command)  (\(heading.title)\(extent))"
  }

  var ending: StyledText {
    guard let lesson else { return StyledText() }
    let progress = self.progress
    let failed =
      lesson.run.isTest && !lesson.run.isPassed
      ? "Not all of it was known:  lesson \(lesson.run.lesson.id)  plays it whole.\n" : ""
    let key = isAttended ? "Enter" : "go"
    let next = nextSentence(in: progress).map { "Next:\($0)  \(key)  begins it.\n" }
    return (examReport + StyledText(telling: failed + (next ?? endOfPath(in: progress))))
      .wrapped(to: settings.width)
  }

  private func endOfPath(in progress: LearnerProgress) -> String {
    let names = path(in: progress).items(among: lessons.headings.map(\.id)).map(\.lesson)
    let skipped = names.filter { progress.skippedCount(of: $0) > 0 }
    guard let first = skipped.first else {
      return "All lessons of your path are done.  lessons  lists all.\n"
    }
    let list = skipped.joined(separator: ", ")
    return "Steps were skipped in \(list).  lesson \(first)  begins it anew.\n"
  }

  /// Begins the next lesson after a finished one, or for a person at the prompt who has loaded nothing.
  func beginNext() throws(Refusal) -> StyledText? {
    let isOver = lesson?.run.isFinished ?? (isAttended && loaded == nil)
    guard isOver, let item = nextLesson(in: progress) else { return nil }
    begun = item.command
    return try beginLesson(item.lesson, isTest: item.isTest)
  }

  /// The text that greets the person above the first prompt.
  public var welcome: StyledText {
    StyledText("ViperLab", .strong) + ": watch VIPER objects talk."
      + StyledText(telling: invitation) + "\nAll commands:  " + StyledText("help", .command) + "\n"
  }

  private var invitation: String {
    let progress = self.progress
    guard let next = nextSentence(in: progress) else { return "" }
    let isNew = progress.lessons.isEmpty
    // A new learner has no questions due, so the question bank is not read.
    let recall = isNew ? "" : dueSentence(in: progress).map { "\n" + $0 } ?? ""
    return "\n" + (isNew ? "New to it? Press Enter:" : "Enter goes on:") + next + recall
  }
}
