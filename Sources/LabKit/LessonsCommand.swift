import ArgumentParser
import Lab
import LessonKit
import PrintableText
import Sequences
import TerminalText

struct LessonsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lessons",
    abstract: "List, start, check or write lessons.",
    subcommands: [List.self, Start.self, Check.self, Play.self, New.self, Edit.self],
    defaultSubcommand: List.self
  )

  /// What to type in the shell, for texts that name the command of the prompt.
  static var advice: StyledText {
    StyledText("From the shell:  \(Program.name) lessons start NAME\n", .dim)
  }

  struct List: ParsableCommand, LaboratoryTask {
    static let configuration = CommandConfiguration(abstract: "List the lessons.")

    @ArgumentParser.Argument(help: .hidden)
    var name: String?

    func run(in laboratory: Laboratory) async throws -> Int32 {
      let session = laboratory.sessionFactory.sealedSession()
      if let name {
        if !name.hasSuffix(".md") { try session.requireLesson(name) }
        throw Failure("To begin a lesson:  \(Program.name) lessons start \(name.shellWord)")
      }
      session.showExercises(laboratory.console)
      laboratory.console.write(await session.answer("lesson").text)
      laboratory.console.write(LessonsCommand.advice)
      return 0
    }
  }

  struct Start: ParsableCommand, LaboratoryTask {
    static let configuration = CommandConfiguration(abstract: "Start a lesson at the prompt.")

    @ArgumentParser.Argument(
      help: "The lesson, such as first-message, or its file.",
      completion: .lessons
    )
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
      try session.requireLesson(own?.id ?? name)
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

    @ArgumentParser.Argument(help: "The lesson's file, or its name.", completion: .lessons)
    var lesson: String

    @Option(help: "How the learner answers.")
    var answers = LessonAnswers.right

    @OptionGroup var display: DisplayOptions

    func run(in laboratory: Laboratory) async throws -> Int32 {
      let own = lesson.hasSuffix(".md") ? try Lesson.read(lesson) : nil
      let settings = display.settings(width: 80)
      let session = laboratory.sessionFactory.with(own)
        .session(settings, for: PageFolder(own?.folder))
      let name = own?.id ?? lesson
      try session.requireLesson(name)
      var lines: [String] = []
      await session.playLesson(name, answering: answers) { prompt, line, answer in
        lines.append(prompt + line + "\n" + answer.text.plain)
      }
      laboratory.console.write(plain: lines.joined())
      return session.isLessonOver ? 0 : 1
    }
  }
}

extension LessonAnswers: ExpressibleByArgument {}

extension CompletionKind {
  /// The names of the lessons, pages and folders of pages.
  fileprivate static var lessons: CompletionKind {
    .words(of: "lesson", after: 2) { $0.hasSuffix(".md") || $0.hasSuffix("/") }
  }
}

extension Session {
  /// Throws if no lesson has this name; lower and upper case count the same.
  fileprivate func requireLesson(_ name: String) throws(Failure) {
    let known = lessons.headings.map(\.id)
    if known.contains(where: { $0.lowercased() == name.lowercased() }) { return }
    let meant = name.nearest(in: known).map { " Did you mean \($0)?" } ?? ""
    let list = "\(Program.name) lessons  lists all."
    throw Failure("There is no lesson \(name.readable).\(meant)  \(list)")
  }
}
