import LessonKit
import PrintableText
import TerminalText

extension Command {
  static let mark = Command(
    usage: "mark [TEXT]",
    help: "Notes the open step, with a text of yours;  progress notes  lists them.",
    summary: "Notes the open step",
    example: CommandExample("mark ask the team about this", after: "lesson first-message"),
    run: { session, words throws(Refusal) in
      let run = try session.requireLesson().run
      let text = words.joined(separator: " ").printable()
      session.keep([.mark(lesson: run.lesson.id, step: run.step.id, text: text)])
      let step = "\"\(run.step.title)\""
      return StyledText(telling: "Marked: \(step).  progress notes  lists what is marked.\n")
    }
  )
}
