import ArgumentParser
import Lab

struct RootCommand: ParsableCommand, LaboratoryTask {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: Program.name,
      abstract: "Watch the objects of a VIPER screen talk to each other.",
      discussion: """
        Without a subcommand: the prompt. When standard input is not a terminal, its lines are \
        commands.
        """,
      version: "0.1.0",
      subcommands: [
        RunCommand.self, DiagramCommand.self, FollowCommand.self, DiffCommand.self,
        FindingsCommand.self,
        LeaksCommand.self, ExplainCommand.self, CompareCommand.self, ReportCommand.self,
        LessonsCommand.self, ProgressCommand.self, TranscriptsCommand.self, NewCommand.self,
        CompletionsCommand.self,
      ]
    )
  }

  @Option(
    name: .customShort("c"),
    help: ArgumentHelp(
      "Commands to carry out, separated by ';', then leave.",
      valueName: "commands"
    )
  )
  var commands: [String] = []

  @OptionGroup var display: DisplayOptions

  @OptionGroup var progress: ProgressOptions

  func run(in laboratory: Laboratory) async throws -> Int32 {
    let session = laboratory.session(display)
    try progress.apply(to: session, laboratory.console)
    if !commands.isEmpty {
      let lines = commands.flatMap {
        $0.withoutByteOrderMark.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      }
      return await ScriptRunner(session: session, console: laboratory.console).run(
        lines.map(String.init),
        name: nil
      )
    }
    return await RootCommand.start(session, laboratory.console)
  }

  /// Runs the prompt, or the lines of standard input if it is no terminal; returns the exit status.
  static func start(_ session: Session, _ console: Console) async -> Int32 {
    guard console.hasPerson else {
      return await ScriptRunner(session: session, console: console).runStandardInput()
    }
    session.seed = .random(in: 1...Int(UInt32.max))
    return await PromptLoop(session, console).run()
  }
}
