import ArgumentParser
import Lab
import LessonKit
import Platform
import PrintableText
import Sequences
import Stage
import TerminalText

/// The command line of the laboratory: runs its arguments and returns an exit status, without ending the process.
///
/// A team's package creates one with its own modules:
///
///     let laboratory = Laboratory(lessons: EmbeddedTexts.files(in: "Lessons")) { [.checkout] }
///     exit(await laboratory.run(Array(CommandLine.arguments.dropFirst())))
public struct Laboratory {
  /// A function that creates the modules of a session; called for each session, so that sessions can run in parallel.
  public var modules: @Sendable () -> [Module] { sessionFactory.modules }
  /// The version that `--version` writes; nil for the laboratory's own version.
  public let version: String?
  let console = Console()
  let sessionFactory: SessionFactory

  /// Creates a laboratory with a team's modules, lessons and version.
  ///
  /// `lessons` is `EmbeddedTexts.files(in: "Lessons")`: the pages of a folder, their translations and their question bank, embedded
  /// by the plug-in `EmbedTexts`. The built-in lessons follow them. A built-in lesson is left out unless `modules` has the lesson's
  /// module in the lesson's architecture.
  public init(
    lessons: [(name: StaticString, text: StaticString)] = [],
    version: String? = nil,
    modules: @escaping @Sendable () -> [Module]
  ) {
    sessionFactory = SessionFactory(modules: modules, lessons: LessonShelf(pages: lessons))
    self.version = version
  }

  init(_ sessionFactory: SessionFactory) {
    self.sessionFactory = sessionFactory
    version = nil
  }

  /// Runs the command line's arguments, without the program's name, and returns the exit status.
  public func run(_ arguments: [String]) async -> Int32 {
    // Without this, a file that exceeds the size limit would end the process instead of being reported as an error.
    signal(SIGXFSZ, SIG_IGN)
    let status = await Program.$name.withValue(console.programName) { await carryOut(arguments) }
    return status == 0 && console.hasFailed ? 1 : status
  }

  private func carryOut(_ arguments: [String]) async -> Int32 {
    do {
      if arguments.isEmpty {
        return await RootCommand.start(session(Settings(width: console.columns)), console)
      }
      if let version, arguments == ["--version"] {
        console.write(plain: version + "\n")
        return 0
      }
      try await refuseUnknownCommand(arguments)
      let command = try SessionFactory.$current.withValue(sessionFactory) {
        try RootCommand.parseAsRoot(arguments)
      }
      guard let task = command as? any LaboratoryTask else {
        var command = command
        try command.run()
        return 0
      }
      if !(command is RootCommand) { try refuseRootOptions(arguments, of: type(of: command)) }
      return try await task.run(in: self)
    } catch let failure as Failure {
      console.complain(failure.message)
      return failure.status
    } catch {
      let message = RootCommand.fullMessage(for: error, columns: console.isReal ? nil : 80)
      guard RootCommand.exitCode(for: error) != .success else {
        console.write(plain: message.wrappingUsage(to: console.columns) + "\n")
        return 0
      }
      console.complain(message)
      return 2
    }
  }

  /// Throws for a first word, or for words after `help`, that name no subcommand; the argument parser would suggest none.
  private func refuseUnknownCommand(_ arguments: [String]) async throws(Failure) {
    guard let first = arguments.first, !first.isEmpty, !first.hasPrefix("-") else { return }
    var command: any ParsableCommand.Type = RootCommand.self
    let words = first == "help" ? arguments.dropFirst() : arguments.prefix(1)
    for word in words where !word.hasPrefix("-") {
      let known = command.configuration.subcommands
      guard let next = known.first(where: { $0._commandName == word }) else {
        let names = command.shownNames
        if command == RootCommand.self, Session.commandNames.contains(word) {
          let line = await shellLine(for: arguments)
          throw Failure(
            "\(word) is a command of the prompt, which  \(Program.name)  starts, or:  \(line)"
          )
        }
        let meant = word.nearest(in: names + ["help"]).map { "Did you mean \($0)? " } ?? ""
        let way =
          names.isEmpty
          ? "\(Program.name) help  lists what there is."
          : "\(meant)There are: \(names.joined(separator: ", "))."
        let title = first == "help" ? "help on" : "command"
        throw Failure("There is no \(title) \(word.printable()). \(way)")
      }
      command = next
    }
  }

  /// Returns a command line of the shell that carries out a command of the prompt, given by its words.
  ///
  /// What has to be done before stands before the command. For a command that is refused in any case: the line that shows its help.
  private func shellLine(for words: [String]) async -> String {
    if words[0] == "lesson" {
      let more = words.count > 1 ? ["start"] + words.dropFirst() : []
      return ([Program.name, "lessons"] + more).map(\.shellWord).joined(separator: " ")
    }
    let line = words.map(\.quotedIfNeeded).joined(separator: " ")
    let load = "load \(modules().first?.name ?? "NAME"); "
    for before in ["", load, load + "open; "]
    where await sessionFactory.isAccepted(before + line) {
      return "\(Program.name) -c \((before + line).shellWord)"
    }
    return "\(Program.name) -c \("help \(words[0])".shellWord)"
  }

  /// Throws for options of `viperlab` alone before or behind a subcommand: the argument parser gives them to the root command, which is not run.
  private func refuseRootOptions(
    _ arguments: [String],
    of command: any ParsableCommand.Type
  ) throws(Failure) {
    guard !arguments[0].hasPrefix("-") else {
      let subcommands = RootCommand.configuration.subcommands
      let first = subcommands.first { subcommand in
        ([subcommand] + subcommand.configuration.subcommands).contains { $0 == command }
      }
      let name = first?._commandName ?? ""
      throw Failure(
        "\(arguments[0].printable()) stands before \(name). Write \(name) first, and only "
          + "its own options after it:  \(Program.name) help \(name)"
      )
    }
    var names = [arguments[0]]
    var rest = Array(arguments.dropFirst())
    if let name = rest.firstIndex(of: command._commandName), command._commandName != names[0] {
      names.append(rest.remove(at: name))
    }
    do { _ = try command.parse(rest) } catch {
      throw Failure(
        "Error: \(command.message(for: error))\nIts options:  \(Program.name) help \(names.joined(separator: " "))"
      )
    }
  }

  /// The laboratory's version, such as `0.1.0`.
  public static var number: String { RootCommand.configuration.version }

  func allLessons() throws(Failure) -> [Lesson] {
    do throws(LessonError) { return try sessionFactory.lessons.all() } catch {
      throw Failure("\(error)")
    }
  }

  /// Creates a session with the settings of `options`; its files are in the current sandbox, or on disk outside a sandbox.
  func session(_ options: DisplayOptions) -> Session {
    session(options.settings(width: console.columns))
  }

  func session(_ settings: Settings) -> Session { sessionFactory.session(settings, .here) }
}

protocol LaboratoryTask {
  func run(in laboratory: Laboratory) async throws -> Int32
}

extension SessionFactory {
  /// Returns whether a new session carries out a line; what it would write is discarded.
  fileprivate func isAccepted(_ line: String) async -> Bool {
    let disk = Files.here
    let files = Files(
      readPieces: disk.readPieces,
      write: { _, _ in },
      names: disk.names,
      realPath: disk.realPath
    )
    return await session(Settings(), files).answer(line).status == .done
  }
}

extension String {
  /// Returns the text of a help page with the line `USAGE:` broken between its options.
  fileprivate func wrappingUsage(to columns: Int) -> String {
    split(separator: "\n", omittingEmptySubsequences: false).map { line in
      guard line.hasPrefix("USAGE: ") else { return String(line) }
      let lines = StyledText(String(line)).wrapped(to: columns, indentedBy: 7).lines
      return lines.map(\.plain).joined(separator: "\n")
    }
    .joined(separator: "\n")
  }
}
