import ArgumentParser
import Lab
import LessonKit
import PrintableText
import TerminalText

extension LessonsCommand {
  struct Play: ParsableCommand, LaboratoryTask {
    static let configuration = CommandConfiguration(
      abstract: "Play a lesson without a person, and show what a learner would see."
    )

    @ArgumentParser.Argument(help: "The lesson's file, or its name.")
    var lesson: String

    @Option(help: "How the learner answers: right, wrong or skip.")
    var answers = "right"

    @OptionGroup var display: DisplayOptions

    func run(in laboratory: Laboratory) async throws -> Int32 {
      guard let way = LessonAnswers(rawValue: answers) else {
        let ways = LessonAnswers.allCases.map(\.rawValue).joined(separator: ", ")
        throw Failure("There is no way to answer \(answers.printable()): \(ways).")
      }
      let isFile = lesson.hasSuffix(".md")
      let own = isFile ? try Lesson.read(lesson) : nil
      let settings = display.settings(width: 80)
      let session = laboratory.sessionFactory.with(own)
        .session(settings, for: PageFolder(own?.folder))
      let name = session.lessons.first.map { isFile ? $0.id : lesson } ?? lesson
      guard session.lessons.headings.contains(where: { $0.id == name }) else {
        throw Failure("There is no lesson \(name.readable).  viperlab lessons  lists all.")
      }
      var lines: [String] = []
      await session.playLesson(name, answering: way) { prompt, line, answer in
        lines.append(prompt + line + "\n" + answer.text.plain)
      }
      laboratory.console.write(plain: lines.joined())
      return session.isLessonOver ? 0 : 1
    }
  }
}
