import ArgumentParser
import Lab
import LessonKit
import PrintableText
import TerminalText

struct LessonsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lessons",
    abstract: "List, start, prove or write lessons.",
    subcommands: [List.self, Start.self, Check.self, Play.self, New.self, Edit.self],
    defaultSubcommand: List.self
  )

  struct List: ParsableCommand, LaboratoryTask {
    static let configuration = CommandConfiguration(abstract: "List the lessons.")

    @ArgumentParser.Argument(help: .hidden)
    var name: String?

    func run(in laboratory: Laboratory) async throws -> Int32 {
      if let name {
        throw Failure("To begin a lesson:  viperlab lessons start \(name.printable())")
      }
      let session = laboratory.sealedSession()
      session.showExercises(laboratory.console)
      laboratory.console.write(await session.answer("lesson").text)
      return 0
    }
  }

  struct Start: ParsableCommand, LaboratoryTask {
    static let configuration = CommandConfiguration(abstract: "Start a lesson at the prompt.")

    @ArgumentParser.Argument(help: "The lesson, such as first-message, or its file.")
    var name: String

    @Option(
      help: ArgumentHelp(
        "The order of choices: the same number, the same order for everybody.",
        valueName: "number"
      )
    )
    var seed: Int?

    @OptionGroup var display: DisplayOptions

    @OptionGroup var progress: ProgressOptions

    func run(in laboratory: Laboratory) async throws -> Int32 {
      let own = name.hasSuffix(".md") ? try Lesson.read(name) : nil
      let settings = display.settings(width: laboratory.console.columns)
      let session = laboratory.sessionFactory.with(own).session(settings, .here)
      try progress.apply(to: session, laboratory.console)
      let first = "lesson \((own?.id ?? name).quotedIfNeeded)"
      let isAttended = laboratory.console.hasPerson
      session.seed = seed ?? (isAttended ? .random(in: 1...Int(UInt32.max)) : 0)
      guard isAttended else {
        let script = ScriptRunner(session: session, console: laboratory.console)
        let status = await script.run([first], name: nil)
        return status == 0 ? await script.runStandardInput() : status
      }
      return await PromptLoop(session, laboratory.console).run(first: first)
    }
  }

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
