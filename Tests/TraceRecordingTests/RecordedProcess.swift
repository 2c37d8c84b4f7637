import Foundation
import TerminalTesting

/// A process of `RecordedProgram`, which records itself as a whole while it does one thing.
struct RecordedProcess {
  private let process = Process()

  /// Starts the process.
  init(_ deed: String, _ path: String) throws {
    process.executableURL = URL(filePath: builtProduct("RecordedProgram"))
    process.arguments = [deed, path]
    try process.run()
  }

  /// Waits for the end of the process; its exit status, or the signal that ended it.
  var status: Int32 {
    process.waitUntilExit()
    return process.terminationStatus
  }
}

/// A temporary folder that is removed when the object is released.
final class TemporaryPath: Sendable {
  let path = NSTemporaryDirectory() + "viperlab-\(UUID().uuidString)"

  init() {
    try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}
