import Foundation
import Lab
import SampleModules

@testable import LabKit

/// The command line, run in this process with files in memory.
struct SandboxedProgram {
  let files: [String: [UInt8]]

  static let sessionFactory = Laboratory { Samples.modules }.sessionFactory

  /// The documented exit statuses, except those of signals.
  static let statuses: Set<Int32> = [0, 1, 2, 3, 4]

  /// Returns an undocumented status or a raw control character as a problem of the run; nil if there is none.
  func problem(with arguments: [String]) async -> String? {
    let sandbox = Sandbox(PageFolder(nil, holding: files))
    let (status, output) = await Sandbox.$current.withValue(sandbox) {
      let status = await Laboratory(Self.sessionFactory).run(arguments)
      return (status, sandbox.takeOutput())
    }
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
