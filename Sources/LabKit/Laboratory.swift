import ArgumentParser
import Lab
import LessonKit
import SequenceDiagrams
import Stage

/// The command line as a whole: arguments in, an exit status out; never leaves by itself.
///
/// A team's package makes one with its own modules:
///
///     exit(await Laboratory(modules: [.checkout]).run(Array(CommandLine.arguments.dropFirst())))
public struct Laboratory {
  /// What can be loaded.
  public let modules: [Module]
  /// What can be learnt; nil for those lessons that come with the laboratory and whose modules are
  /// there.
  public let lessons: [Lesson]?
  let console: Console

  /// Makes a laboratory with modules, and with its own lessons where there are any.
  public init(modules: [Module], lessons: [Lesson]? = nil) {
    self.modules = modules
    self.lessons = lessons
    console = Console()
  }

  /// Carries out the arguments, without the program's name, and gives the exit status.
  public func run(_ arguments: [String]) async -> Int32 {
    let status = await carryOut(arguments)
    return status == 0 && console.hasFailed ? 1 : status
  }

  private func carryOut(_ arguments: [String]) async -> Int32 {
    do {
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

  /// What the argument parser has to say: help on the output, mistakes on the error output.
  private func report(_ error: any Error) -> Int32 {
    let message = RootCommand.fullMessage(for: error)
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
  /// The lessons, or a failure that names the line that is wrong.
  func allLessons() throws(Failure) -> [Lesson] {
    if let lessons { return lessons }
    do throws(LessonError) {
      return try Lessons.builtIn().filter { lesson in
        modules.contains { $0.name == lesson.module && $0.variant(lesson.architecture) != nil }
      }
    } catch {
      throw Failure("\(error)")
    }
  }

  /// A fresh session that reads and writes real files.
  func session(_ options: DisplayOptions) throws(Failure) -> Session {
    Session(
      modules: modules,
      lessons: try allLessons(),
      settings: options.settings(width: console.columns),
      files: .onDisk()
    )
  }

  /// A fresh session that touches nothing outside itself, for tests.
  func sealedSession() throws(Failure) -> Session {
    Session(modules: modules, lessons: try allLessons())
  }
}
