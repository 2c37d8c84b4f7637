import LessonKit
import PrintableText
import TerminalText

// Commands that a lesson's page runs: to prepare a step, and to show a right or skipped answer.

extension Session {
  func runAside(_ command: String) -> StyledText {
    let visit = lesson
    (lesson, isAside) = (nil, true)
    defer { (lesson, isAside) = (visit, false) }
    return evaluate(command).text
  }

  /// Runs a command with the rights of the lesson's page; the terminal's recording, the date and `isFinished` stay the person's.
  func runForPage(_ command: String) -> StyledText {
    guard let page = lesson?.page else { return runAside(command) }
    let (cast, today, isFinished) = (cast, today, isFinished)
    defer { (self.cast, self.today, self.isFinished) = (cast, today, isFinished) }
    let written = page.folder.writtenNames
    let text = acting(for: page) { runAside(command) }
    for refusal in page.folder.takeRefusals() {
      pageNotices.append((command, "\(refusal)"))
    }
    if page.folder.writtenNames != written {
      let text = "A file that a lesson writes is discarded; typed by you, the command keeps it."
      pageNotices.append((command, text))
    }
    return text
  }

  func takePageNotices(in lesson: Lesson, since step: Int) -> StyledText {
    defer { pageNotices = [] }
    return pageNotices.reduce(into: StyledText()) { text, notice in
      let line = lesson.line(of: notice.command, inStep: step)
      let place = lesson.folder == nil ? "" : "\(lesson.file.readablePath):\(line): "
      text += StyledText(place + notice.text + "\n", .dim).wrapped(to: settings.width)
    }
  }
}
