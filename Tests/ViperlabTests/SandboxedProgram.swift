import Foundation
import Lab
import SampleModules
import TranscriptKit

@testable import LabKit

/// The status of a program, and all that it wrote to standard output and standard error.
typealias ProgramResult = (status: Int32, output: String)

/// The command line, run in this process with files in memory.
struct SandboxedProgram {
  private let sandbox: Sandbox
  var sessionFactory = Self.sessionFactory

  static let sessionFactory = Laboratory { Samples.modules }.sessionFactory

  /// The documented exit statuses, except those of signals.
  static let statuses: Set<Int32> = [0, 1, 2, 3, 4]

  init(files: [String: [UInt8]]) { sandbox = Sandbox(PageFolder(nil, holding: files)) }

  init(_ texts: [String: String] = [:]) { self.init(files: texts.mapValues { Array($0.utf8) }) }

  func run(_ arguments: [String]) async -> ProgramResult {
    await Sandbox.$current.withValue(sandbox) {
      let status = await Laboratory(sessionFactory).run(arguments)
      return (status, sandbox.takeOutput())
    }
  }

  /// The texts of the files, also of those that the program has written, by their paths.
  var texts: [String: String] {
    let names = sandbox.folder.writtenNames
    return Dictionary(uniqueKeysWithValues: names.map { ($0, sandbox.content(of: $0)) })
  }

  static func page(_ title: String, _ commands: [String]) async throws -> String {
    let lines = commands.map { "viper> \($0)\n" }.joined()
    let page = try Transcript(markdown: "# \(title)\n\n```console\n\(lines)```\n")
    return await sessionFactory.replay(of: page, within: .beyondAnyTest).result.markdown
  }

  /// Returns an undocumented status or a raw control character as a problem of the run; nil if there is none.
  func problem(with arguments: [String]) async -> String? {
    let (status, output) = await run(arguments)
    guard Self.statuses.contains(status) else { return "\(arguments): status \(status)" }
    return output.rawControl.map { "\(arguments): printed \($0)" }
  }
}

extension String {
  /// The first control character except tab and newline, as U+001B, with at most 20 scalars before it; nil if there
  /// is none.
  var rawControl: String? {
    let scalars = Array(unicodeScalars)
    let index = scalars.firstIndex {
      $0.value < 0x20 && $0 != "\n" && $0 != "\t" || (0x7F...0x9F).contains($0.value)
    }
    guard let index else { return nil }
    let around = String(String.UnicodeScalarView(scalars[max(0, index - 20)..<index]))
    return "U+\(String(scalars[index].value, radix: 16)) after \(around.debugDescription)"
  }
}
