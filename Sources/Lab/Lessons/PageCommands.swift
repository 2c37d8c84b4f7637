import LessonKit
import PrintableText
import TerminalText

// Commands that a lesson's page runs: for the learner's skipped and right answers, and to make the stage of a step.

extension Session {
  /// Runs a command outside the lesson's own bookkeeping; returns what it says.
  func runAside(_ command: String) -> StyledText {
    let visit = lesson
    (lesson, isAside) = (nil, true)
    defer { (lesson, isAside) = (visit, false) }
    return evaluate(command).text
  }

  /// Runs a command on behalf of the page of the open lesson.
  ///
  /// The page has its own files and changes no progress. A recording, the day and whether the session is over are the
  /// person's and stay as they are.
  func runForPage(_ command: String) -> StyledText {
    guard let page = lesson?.page else { return runAside(command) }
    let (cast, today, isFinished) = (cast, today, isFinished)
    defer { (self.cast, self.today, self.isFinished) = (cast, today, isFinished) }
    let written = page.folder.writtenNames
    let text = acting(for: .page(page)) { runAside(command) }
    for refusal in page.folder.takeRefusals() {
      pageNotices.append(PageNotice(command: command, text: "\(refusal)"))
    }
    if page.folder.writtenNames != written {
      let text = "A file that a lesson writes is discarded; typed by you, the command keeps it."
      pageNotices.append(PageNotice(command: command, text: text))
    }
    return text
  }

  /// The notices since this was last asked, a paragraph each, with the line of the page where it has a file.
  func takePageNotices(in lesson: Lesson, since step: Int) -> StyledText {
    defer { pageNotices = [] }
    return pageNotices.reduce(into: StyledText()) { text, notice in
      let line = lesson.line(of: notice.command, inStep: step)
      let place = lesson.folder == nil ? "" : "\(lesson.file.readablePath):\(line): "
      text += StyledText(place + notice.text + "\n", .dim).wrapped(to: settings.width)
    }
  }
}

/// What is said about a command that a page ran.
struct PageNotice {
  /// The command as the page has it.
  let command: String
  /// What is to be known of it.
  let text: String
}
