import LessonKit
import PrintableText
import TerminalText

extension Session {
  /// Begins a lesson where the learner left it, or its test; `name` is its id, or the path of its file if it ends in `.md`.
  func beginLesson(_ name: String, isTest: Bool = false) throws(Refusal) -> StyledText {
    let lesson = try lesson(named: name)
    guard !isTest else { return begin(LessonAttempt(testing: lesson, seed: seed)) }
    let progress = self.progress
    let index = progress.openStep(of: lesson)
    guard index > 0 || !lesson.isDrawn else { return begin(lesson, drawnBy: seed) }
    let state = progress.lessons[lesson.id]
    var run = LessonAttempt(lesson, at: index, seed: state?.seed ?? seed)
    if index > 0 { run.unsolved = Set(state?.skipped ?? []) }
    let text = begin(run)
    guard index > 0 else { return text }
    return StyledText(telling: "You go on where you were;  restart  begins anew.\n\n") + text
  }

  func beginExam(_ name: String?) throws(Refusal) -> StyledText {
    let exam = try lesson(named: "exam")
    let state = progress.lessons[exam.id]
    guard let name else {
      guard state?.openStep != nil else { throw .misused("Who takes it?  exam NAME") }
      return try beginLesson(exam.id)
    }
    if progress.openStep(of: exam) > 0 {
      throw .misused(
        "An exam is open.  exam  goes on with it,  progress forget exam  gives up its points."
      )
    }
    return begin(exam, drawnBy: Lesson.seed(of: name.lowercased(), sitting: state?.sittings ?? 0))
  }

  private func begin(_ lesson: Lesson, drawnBy seed: Int) -> StyledText {
    keep([.seed(lesson: lesson.id, seed)])
    return begin(LessonAttempt(lesson, seed: seed))
  }

  var examReport: StyledText {
    guard let run = lesson?.run, run.isFinished else { return "" }
    let points = progress.lessons[run.lesson.id]?.points ?? [:]
    guard let result = ExamResult(run.lesson, seed: run.seed, points: points) else { return "" }
    var text = ""
    for part in result.parts {
      let remark = part.isEnough ? "" : "  less than half"
      text += "part \(part.name)  \(part.points) of \(part.most)\(remark)\n"
    }
    text +=
      "all     \(result.points) of \(result.most); \(result.needed) are needed, and half of each part.\n"
    text += result.isPassed ? "You have passed.\n" : "You have not passed.\n"
    for name in result.lessons { text += "Repeat:  lesson \(name)\n" }
    return StyledText(telling: text)
  }

  func beginRecall() throws(Refusal) -> StyledText {
    guard lesson?.run.isFinished ?? true else {
      throw .failed("A lesson is going on;  leave  ends it, and keeps where you are.")
    }
    guard let today else { throw .failed("No day is known here.  set today 2026-03-05") }
    let progress = self.progress
    let items = progress.dueItems(in: .builtIn, on: today)
    guard !items.isEmpty,
      let lesson = try? Lesson.recalling(items, from: .builtIn(in: language))
    else {
      return StyledText(telling: "Nothing is due today.  lessons  says what comes next.\n")
    }
    let run = LessonAttempt(lesson, seed: seed)
    return follow(run.again(), in: visit(run))
  }

  private func begin(_ run: LessonAttempt) -> StyledText {
    var run = run
    let reply = run.jump(to: run.stepIndex)
    let former = loaded
    let waiting = waitingSentence(besides: run)
    let text = waiting + follow(reply, in: visit(run))
    guard let former, !former.run.secrets.isEmpty,
      loaded?.run.title != former.run.title
        || loaded?.run.secrets.map(\.title) != former.run.secrets.map(\.title)
    else { return text }
    return StyledText(telling: secretFaultLoss(in: former.run) + "\n") + text
  }

  /// Returns a sentence that the open lesson waits while another is taken; empty if none is open that goes on where it was left.
  private func waitingSentence(besides run: LessonAttempt) -> StyledText {
    guard let open = lesson?.run, !open.isFinished, !open.isTest,
      ![run.lesson.id, Lesson.recallID].contains(open.lesson.id)
    else { return StyledText() }
    let name = open.lesson.id
    return StyledText(telling: "\(open.lesson.title) waits.  lesson \(name)  goes on with it.\n\n")
  }

  private func visit(_ run: LessonAttempt) -> LessonVisit {
    LessonVisit(run: run, page: PageAccess(PageFolder(run.lesson.folder), in: self))
  }

  private func lesson(named name: String) throws(Refusal) -> Lesson {
    let text = name.hasSuffix(".md") ? try text(inFile: name) : nil
    do throws(LessonError) {
      if let text { return try lesson(in: text, file: name) }
      let known = try lessons.lesson(named: name.lowercased(), in: language)
      if let known { return known }
    } catch {
      throw .failed("\(error)")
    }
    throw .unknown("lesson", name, among: lessons.headings.map(\.id), all: "lesson")
  }

  private func lesson(in text: String, file path: String) throws(LessonError) -> Lesson {
    try LessonPage.check(text, file: path.readable)
    var lesson = try Lesson(markdown: text, file: path)
    lesson.folder = path.folderOfFile
    return lesson
  }

  func text(inFile path: String) throws(Refusal) -> String {
    do throws(FileError) {
      return String(decoding: try files.read(path), as: UTF8.self)
    } catch {
      throw .failed("\(error)")
    }
  }
}

extension String {
  /// The folder in a file's path, with the slash at its end; empty for a bare file name.
  package var folderOfFile: String { lastIndex(of: "/").map { String(self[...$0]) } ?? "" }
}
