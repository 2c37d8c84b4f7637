import ArgumentParser
import Lab
import LessonKit
import PrintableText
import Sequences
import Stage
import TerminalText
import Traces

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

extension LessonsCommand {
  struct New: ParsableCommand, LaboratoryTask {
    static let configuration = CommandConfiguration(
      abstract: "Write the beginning of a lesson, NAME.md, that passes the check.",
      discussion: "The lesson is about the first module; its test asks for the same on another one."
    )

    @ArgumentParser.Argument(help: "The lesson's name, such as our-checkout.")
    var name: String

    @Option(help: "A recorded trace of the first module, whose messages become the goals.")
    var from: String?

    func run(in laboratory: Laboratory) async throws -> Int32 {
      guard !name.isEmpty, name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "-" }) else {
        throw Failure("\(name.readable) is no name: letters, digits and - make one.")
      }
      let path = name + ".md"
      if TextFile.exists(path) { throw Failure("\(path) is there already.") }
      let goals = try from.map { file throws(Failure) in try messages(in: file) } ?? []
      var stages = await laboratory.draftStages
      guard !stages.isEmpty else {
        throw Failure("There is no module whose objects send a message when it opens.")
      }
      if !goals.isEmpty { stages[0].goals = goals }
      try TextFile.write(LessonDraft(name: name, stages: stages).page, to: path)
      laboratory.console.write(
        plain: "Written: \(path)\nNext:  \(Program.name) lessons check \(path)\n"
      )
      return 0
    }

    /// Returns the first three synchronous calls of a trace as goals of a lesson, such as `View -> Presenter fetchProducts`.
    ///
    /// If one of the three has no sender or no receiver, it is left out.
    private func messages(in file: String) throws(Failure) -> [String] {
      try TraceFile(file).trace.firstCalls(3)
    }
  }
}

extension Trace {
  fileprivate func firstCalls(_ count: Int) -> [String] {
    events.filter { $0.kind == .call }.prefix(count).compactMap { call in
      guard let sender = call.sender, let receiver = call.receiver, let message = call.message
      else { return nil }
      return "\(sender.name) -> \(receiver.name) \(message.baseName)"
    }
  }
}

/// What a step of a new lesson plays, and the messages that are its goals.
struct DraftStage {
  let module: String
  let architecture: String
  /// The condition of the scenario, which `load --given` names; nil for the usual one.
  var given: String?
  var goals: [String] = []

  var load: String { "\(module) \(architecture)" + (given.map { " --given \($0)" } ?? "") }
}

extension Laboratory {
  /// The first module, and what a test can play instead: another module, architecture or condition.
  ///
  /// Each sends a message when it opens; empty if none does.
  fileprivate var draftStages: [DraftStage] {
    get async {
      let modules = self.modules()
      var candidates = modules.compactMap { module in
        module.variants.first.map { (module.name, $0.architecture.name, String?.none) }
      }
      guard let (own, architecture, _) = candidates.first else { return [] }
      candidates += modules[0].variants.dropFirst().map { (own, $0.architecture.name, nil) }
      let conditions = modules[0].scenarios.map(\.condition.name).uniqued()
      candidates += conditions.dropFirst().map { (own, architecture, $0) }
      var stages: [DraftStage] = []
      // A condition of the first module serves only where the module sends a message without it.
      for (module, architecture, given) in candidates
      where stages.count < 2 && (given == nil || stages.count == 1) {
        var stage = DraftStage(module: module, architecture: architecture, given: given)
        let session = sessionFactory.sealedSession()
        _ = await session.answer("load \(stage.load); open")
        stage.goals = session.trace.firstCalls(1)
        if !stage.goals.isEmpty { stages.append(stage) }
      }
      return stages
    }
  }
}

struct LessonDraft {
  let name: String
  let stages: [DraftStage]

  var page: String {
    let own = stages[0]
    return """
      # A title

      <!-- lesson id=\(name) module=\(own.module) architecture=\(own.architecture) minutes=5 -->

      What the learner will be able to do.

      ## What there is

      <!-- step read id=begin -->

      One new idea, in at most 60 words.

      ## Your task

      <!-- step free id=task -->

      Open the screen.

      \(Self.task(own))
      \(stages.dropFirst().map(Self.twin).joined())
      """
  }

  private static func twin(_ stage: DraftStage) -> String {
    """

    ## The same elsewhere

    <!-- step free id=twin twin load="\(stage.load)" -->

    Open this screen, too. Only the lesson's test asks for it.

    \(task(stage))

    """
  }

  private static func task(_ stage: DraftStage) -> String {
    let checks = stage.goals.map { "seen \($0)  # say here what it is" }
    return """
      ```viper-check
      \(checks.joined(separator: "\n"))
      ```

      \(answer)
      """
  }

  private static let answer = """
    <details>

    1. Say where to look, and not what to type.

    Say here why it was so.

    ```viper-answer
    open
    ```

    </details>
    """
}
