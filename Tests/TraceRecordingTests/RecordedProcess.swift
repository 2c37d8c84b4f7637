import Foundation
import TerminalTesting

/// The program `RecordedProgram`, which is recorded as a whole while it does one thing.
struct RecordedProcess {
  private let process = Process()

  /// Starts it.
  init(_ deed: String, _ path: String) throws {
    process.executableURL = URL(filePath: builtProduct("RecordedProgram"))
    process.arguments = [deed, path]
    try process.run()
  }

  /// Waits for its end; its status, or the signal that ended it.
  var status: Int32 {
    process.waitUntilExit()
    return process.terminationStatus
  }
}

/// A folder that is gone when nobody needs it any more.
final class TemporaryPath: Sendable {
  let path = NSTemporaryDirectory() + "viperlab-\(UUID().uuidString)"

  init() {
    try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}
