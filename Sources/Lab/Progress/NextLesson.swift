import LessonKit
import TerminalText

extension Session {
  /// The path that the learner has chosen; the first one where none is.
  func path(in progress: LearnerProgress) -> LearningPath {
    progress.path.flatMap(LearningPath.named) ?? .all[0]
  }

  /// What comes next on the learner's path; nil when all is done.
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

  /// The command that begins what comes next, and what it is, in a sentence.
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

  /// What is said at the end of a lesson.
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

  /// Begins what comes next, where a lesson is over or the person has just come in; nil where nothing
  /// is offered.
  func beginNext() throws(Refusal) -> StyledText? {
    let isOver = lesson?.run.isFinished ?? (isAttended && loaded == nil)
    guard isOver, let item = nextLesson(in: progress) else { return nil }
    begun = item.command
    return try beginLesson(item.lesson, isTest: item.isTest)
  }
}
