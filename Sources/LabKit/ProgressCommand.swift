import ArgumentParser
import Lab
import LessonKit
import Platform
import PrintableText

struct ProgressCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "progress",
    abstract: "Show your progress in the lessons, or take it to another computer.",
    discussion: """
      The progress is that of the prompt, in $XDG_STATE_HOME/viperlab or ~/.local/state/viperlab, \
      unless --progress names another file.
      """,
    subcommands: [Show.self, Export.self, Import.self],
    defaultSubcommand: Show.self
  )

  struct Show: ParsableCommand, LaboratoryTask {
    static let configuration = CommandConfiguration(
      abstract: "Say how far you have come, and what comes next."
    )

    @OptionGroup var options: ProgressOptions

    func run(in laboratory: Laboratory) async throws -> Int32 {
      try options.requireFile()
      let status = try await laboratory.answer("progress", options)
      if status == 0 { laboratory.console.write(LessonsCommand.advice) }
      return status
    }
  }

  struct Export: ParsableCommand, LaboratoryTask {
    static let configuration = CommandConfiguration(
      abstract: "Write your progress into a file, which 'progress import' reads elsewhere."
    )

    @ArgumentParser.Argument(help: "The file to write.", completion: .file())
    var file: String

    @Flag(help: "Overwrite a file that holds anything else than this progress.")
    var force = false

    @OptionGroup var options: ProgressOptions

    func run(in laboratory: Laboratory) async throws -> Int32 {
      try options.requireFile()
      let force = force ? " --force" : ""
      return try await laboratory.answer("progress export \(file.quotedIfNeeded)\(force)", options)
    }
  }

  struct Import: ParsableCommand, LaboratoryTask {
    static let configuration = CommandConfiguration(
      abstract: "Add what a file of 'progress export' holds to your progress."
    )

    @ArgumentParser.Argument(help: "The file to read.", completion: .file())
    var file: String

    @OptionGroup var options: ProgressOptions

    func run(in laboratory: Laboratory) async throws -> Int32 {
      try await laboratory.answer("progress import \(file.quotedIfNeeded)", options)
    }
  }
}

extension Laboratory {
  fileprivate func answer(_ line: String, _ options: ProgressOptions) async throws -> Int32 {
    guard Sandbox.current == nil else { throw Failure("A transcript keeps no progress.") }
    let session = session(Settings(width: console.columns))
    session.today = .onThisClock
    try options.apply(to: session, console)
    let state = StateFolder(console)
    if session.progressStore.path == nil {
      if let problem = state.problem { throw Failure(problem, status: 1) }
      for remark in state.keepProgress(of: session) { console.complain(remark) }
    }
    return await ScriptRunner(session: session, console: console).run([line], name: nil)
  }
}

/// The options for the learner's date and progress file; a script without them has neither.
struct ProgressOptions: ParsableArguments, Sendable {
  @Option(help: "The day that recall counts from, such as 2026-03-05.")
  var today: String?

  @Option(
    help: ArgumentHelp(
      "The file of the progress in the lessons. A script without it reads and keeps none.",
      valueName: "file"
    )
  )
  var progress: String?

  /// Throws if the options name a progress file that does not exist.
  func requireFile() throws(Failure) {
    if let file = progress, !file.allSatisfy(\.isWhitespace), !TextFile.exists(file) {
      throw Failure("\(FileError.missing(file))")
    }
  }

  /// Applies the options to a session and reports a progress file that was set aside; throws a failure for options that are wrong.
  func apply(to session: Session, _ console: Console) throws(Failure) {
    if let today {
      guard let day = Day(today) else {
        throw Failure("\(today.readable) is no day. Write it as 2026-03-05.")
      }
      session.today = day
    }
    guard let progress else { return }
    guard !progress.allSatisfy(\.isWhitespace) else {
      throw Failure("--progress names no file. Write it as --progress FILE.")
    }
    guard Sandbox.current == nil else { throw Failure("A transcript keeps no progress.") }
    if let remark = ProgressFile(path: progress).keepProgress(of: session) {
      console.complain(remark)
    }
  }
}

extension Day {
  static var onThisClock: Day? {
    var now = time(nil)
    var parts = tm()
    guard localtime_r(&now, &parts) != nil else { return nil }
    return Day(
      year: Int(parts.tm_year) + 1900,
      month: Int(parts.tm_mon) + 1,
      day: Int(parts.tm_mday)
    )
  }
}
