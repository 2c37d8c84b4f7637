import ArgumentParser
import Lab
import PrintableText

struct RootCommand: ParsableCommand, LaboratoryTask {
  static let configuration = CommandConfiguration(
    commandName: "viperlab",
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

  static func start(_ session: Session, _ console: Console) async -> Int32 {
    guard console.hasPerson else {
      return await ScriptRunner(session: session, console: console).runStandardInput()
    }
    session.seed = .random(in: 1...Int(UInt32.max))
    return await PromptLoop(session, console).run()
  }
}

struct RunCommand: ParsableCommand, LaboratoryTask {
  static let configuration = CommandConfiguration(
    commandName: "run",
    abstract: "Carry out the commands of a file, one a line.",
    discussion: """
      Stops at the first line that is refused and names it: FILE:LINE:COLUMN. With --keep-going it \
      goes on, and ends with the status of the first that was refused.
      """
  )

  @Argument(help: "The file with the commands.", completion: .file())
  var file: String

  @Flag(help: "Go on after a line that is refused.")
  var keepGoing = false

  @OptionGroup var display: DisplayOptions

  func run(in laboratory: Laboratory) async throws -> Int32 {
    let lines = try TextFile(file).lines
    let session = laboratory.session(display)
    return await ScriptRunner(session: session, console: laboratory.console, keepsGoing: keepGoing)
      .run(lines, name: file.printable())
  }
}

struct CompletionsCommand: ParsableCommand, LaboratoryTask {
  static let configuration = CommandConfiguration(
    commandName: "completions",
    abstract: "Write a script with which a shell completes this command line.",
    discussion: """
      bash:  viperlab completions bash > ~/.local/share/bash-completion/completions/viperlab
      zsh:   viperlab completions zsh > a file _viperlab in a folder of $fpath
      fish:  viperlab completions fish > ~/.config/fish/completions/viperlab.fish
      """
  )

  enum Shell: String, CaseIterable, ExpressibleByArgument {
    case bash, zsh, fish
  }

  @Argument(help: "The shell: bash, zsh or fish.")
  var shell: Shell

  func run(in laboratory: Laboratory) async throws -> Int32 {
    let shell = CompletionShell(rawValue: shell.rawValue) ?? .bash
    laboratory.console.write(plain: RootCommand.completionScript(for: shell) + "\n")
    return 0
  }
}
