import LessonKit
import TerminalText

extension Session {
  func path(in progress: LearnerProgress) -> LearningPath {
    progress.path.flatMap(LearningPath.named) ?? .all[0]
  }

  func nextLesson(in progress: LearnerProgress) -> LearningPath.Item? {
    nextLesson(in: progress, among: lessons.headings.map(\.id))
  }

  private func nextLesson(
    in progress: LearnerProgress,
    among names: [String]
  ) -> LearningPath.Item? {
    let last = lesson.flatMap { $0.run.isFinished ? $0.run.lesson.id : nil }
    return path(in: progress).next(after: last, in: progress, among: names)
  }

  /// Returns the command that begins the next lesson, with the lesson's title and minutes; nil when the path is done.
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

  private func sentence(_ item: LearningPath.Item, _ heading: LessonHeading) -> String {
    let extent = item.isTest ? "" : ", \(heading.minutes) minutes"
    return "  \(item.command)  (\(heading.title)\(extent))"
  }

  /// The text at the end of a lesson: the result of an exam, and the command for what comes next; empty without a lesson.
  var ending: StyledText {
    guard let lesson else { return StyledText() }
    let progress = self.progress
    let failed =
      lesson.run.isTest && !lesson.run.isPassed
      ? "Not all of it was known:  lesson \(lesson.run.lesson.id)  plays it whole.\n" : ""
    guard let next = nextSentence(in: progress) else {
      let skipped = path(in: progress).items.map(\.lesson).filter {
        progress.skippedCount(of: $0) > 0
      }
      let all =
        skipped.first.map { first in
          "Steps were skipped in \(skipped.joined(separator: ", ")).  lesson \(first)  begins it anew.\n"
        } ?? "All lessons of your path are done.  lessons  lists all.\n"
      return (examReport + StyledText(telling: failed + all)).wrapped(to: settings.width)
    }
    let key = isAttended ? "Enter" : "go"
    return (examReport + StyledText(telling: failed + "Next:" + next + "  \(key)  begins it.\n"))
      .wrapped(to: settings.width)
  }

  /// Begins the next lesson after a finished lesson or, if no lesson was begun, for a person at the prompt who has loaded nothing;
  /// returns nil otherwise, and without a next lesson.
  func beginNext() throws(Refusal) -> StyledText? {
    let isOver = lesson?.run.isFinished ?? (isAttended && loaded == nil)
    guard isOver, let item = nextLesson(in: progress) else { return nil }
    begun = item.command
    return try beginLesson(item.lesson, isTest: item.isTest)
  }
}
