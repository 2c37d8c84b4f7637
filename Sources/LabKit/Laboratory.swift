import ArgumentParser
import Lab
import LessonKit
import Platform
import Stage

/// The command line as a whole: arguments in, an exit status out; never leaves by itself.
///
/// A team's package makes one with its own modules:
///
///     let laboratory = Laboratory(lessons: EmbeddedTexts.files(in: "Lessons")) { [.checkout] }
///     exit(await laboratory.run(Array(CommandLine.arguments.dropFirst())))
public struct Laboratory {
  /// Makes what can be loaded, anew for each session, so that sessions can run side by side.
  public let modules: @Sendable () -> [Module]
  /// What can be learnt.
  let lessons: OwnLessons
  /// What `--version` says; nil for the version of the laboratory itself.
  public let version: String?
  let console: Console
  /// What its sessions find out about the modules, which are the same in each.
  private let baselines: BaselineCache

  /// Makes a laboratory with lessons and version of its own, where there are any, and with modules.
  ///
  /// Lessons are `EmbeddedTexts.files(in: "Lessons")`: the pages of a folder that the plug-in `EmbedTexts` has put
  /// into the program, with their translations and their bank. They are taken before those that come
  /// with the laboratory and whose modules are there.
  public init(
    lessons: [(name: StaticString, text: StaticString)] = [],
    version: String? = nil,
    modules: @escaping @Sendable () -> [Module]
  ) {
    self.modules = modules
    self.lessons = .besides(LessonShelf(pages: lessons))
    self.version = version
    console = Console()
    baselines = BaselineCache()
  }

  /// Makes the laboratory that sessions were made in.
  init(_ bench: Bench) {
    modules = bench.modules
    lessons = bench.lessons
    version = nil
    console = Console()
    baselines = bench.baselines
  }

  /// Carries out the arguments, without the program's name, and gives the exit status.
  public func run(_ arguments: [String]) async -> Int32 {
    // A file that grows too long is an error to be told, as a full disk is.
    signal(SIGXFSZ, SIG_IGN)
    let status = await carryOut(arguments)
    return status == 0 && console.hasFailed ? 1 : status
  }

  private func carryOut(_ arguments: [String]) async -> Int32 {
    do {
      if arguments.isEmpty {
        return await RootCommand.start(session(console.settings), console)
      }
      if let version, arguments == ["--version"] {
        console.write(plain: version + "\n")
        return 0
      }
      try refuseUnknownHelp(arguments)
      let command = try RootCommand.parseAsRoot(arguments)
      guard let task = command as? any LaboratoryTask else {
        var command = command
        try command.run()
        return 0
      }
      return try await task.run(in: self)
    } catch let failure as Failure {
      console.complain(failure.message)
      return failure.status
    } catch {
      return report(error)
    }
  }

  /// Refuses help on a subcommand that does not exist, which the argument parser gives.
  private func refuseUnknownHelp(_ arguments: [String]) throws(Failure) {
    guard arguments.first == "help" else { return }
    var command: any ParsableCommand.Type = RootCommand.self
    for word in arguments.dropFirst() where !word.hasPrefix("-") {
      let known = command.configuration.subcommands
      guard let next = known.first(where: { $0._commandName == word }) else {
        let names = known.map { $0._commandName }.joined(separator: ", ")
        let way = names.isEmpty ? "viperlab help  lists what there is." : "There is: \(names)."
        throw Failure("There is no help on \(word). \(way)")
      }
      command = next
    }
  }

  /// What the argument parser has to say: help on the output, mistakes on the error output.
  private func report(_ error: any Error) -> Int32 {
    let message = RootCommand.fullMessage(for: error, columns: console.isReal ? nil : 80)
    let isMistake = RootCommand.exitCode(for: error) != .success
    guard isMistake else {
      console.write(plain: message + "\n")
      return 0
    }
    console.complain(message)
    return 2
  }
}

extension Laboratory {
  /// The number of the laboratory's version, such as `0.1.0`.
  public static var number: String { RootCommand.configuration.version }

  /// The lessons, or a failure that names the line that is wrong.
  func allLessons() throws(Failure) -> [Lesson] {
    do throws(LessonError) { return try bench.makeShelf().all() } catch {
      throw Failure("\(error)")
    }
  }

  /// A fresh session that reads and writes real files.
  func session(_ options: DisplayOptions) -> Session {
    session(options.settings(width: console.columns))
  }

  /// A fresh session that reads and writes real files.
  func session(_ settings: Settings) -> Session { bench.session(settings, .here) }

  /// A fresh session that touches nothing outside itself, for tests.
  func sealedSession() -> Session { bench.sealedSession() }

  /// Where sessions are made.
  var bench: Bench { Bench(modules: modules, lessons: lessons, baselines: baselines) }
}
