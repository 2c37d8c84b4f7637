import LessonKit
import TerminalText

extension Session {
  /// Begins a lesson, or goes on at the step where it was left.
  func beginLesson(_ name: String, isTest: Bool) throws(Refusal) -> StyledText {
    let lesson = try lesson(named: name)
    guard !isTest else { return begin(LessonRun(testing: lesson, seed: seed)) }
    let index = progress.openStep(of: lesson)
    let text = begin(LessonRun(lesson, at: index, seed: seed))
    guard index > 0 else { return text }
    return StyledText(telling: "You go on where you were;  restart  begins anew.\n\n") + text
  }

  /// Asks what is due today.
  func beginRecall() throws(Refusal) -> StyledText {
    guard lesson?.run.isFinished ?? true else {
      throw .failed("A lesson is going on;  leave  ends it, and keeps where you are.")
    }
    guard let today else { throw .failed("No day is known here.  set today 2026-03-05") }
    let progress = self.progress
    let items = progress.dueItems(in: lessons.bank, on: today)
    guard !items.isEmpty, let lesson = try? Lesson.recalling(items, from: lessons.bank) else {
      return StyledText(telling: "Nothing is due today.  lessons  says what comes next.\n")
    }
    return follow(
      LessonRun(lesson, seed: seed).again(),
      in: LessonVisit(run: LessonRun(lesson, seed: seed))
    )
  }

  private func begin(_ run: LessonRun) -> StyledText {
    var run = run
    let reply = run.jump(to: run.stepIndex)
    return follow(reply, in: LessonVisit(run: run))
  }

  /// The lesson of that name, or a refusal.
  private func lesson(named name: String) throws(Refusal) -> Lesson {
    let lesson: Lesson?
    do throws(LessonError) {
      lesson = try lessons.lesson(named: name.lowercased())
    } catch {
      throw .failed("\(error)")
    }
    if let lesson { return lesson }
    throw .unknown("lesson", name, among: lessons.headings.map(\.id), all: "lesson")
  }
}
