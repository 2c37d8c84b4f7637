import Foundation

/// Counts instructions by running this program under valgrind.
struct Callgrind {
  /// Returns the instructions of a message: the difference between `messages` and twice as many, divided by `messages`.
  func instructions(of one: BenchmarkCase, messages: Int) throws -> Double {
    let once = try collected(one, messages)
    let twice = try collected(one, 2 * messages)
    return Double(twice - once) / Double(messages)
  }

  /// Returns the instructions of a whole run with one batch.
  private func collected(_ one: BenchmarkCase, _ messages: Int) throws -> Int {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "SWIFT_DETERMINISTIC_HASHING=1", "valgrind", "--tool=callgrind",
      "--callgrind-out-file=/dev/null", CommandLine.arguments[0], "--only", one.name,
      "--messages", "\(messages)",
    ]
    let pipe = Pipe()
    process.standardError = pipe
    try process.run()
    let report = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard let count = report.firstMatch(of: /Collected : (\d+)/).flatMap({ Int($0.1) }) else {
      throw CallgrindError(report: report)
    }
    return count
  }
}

/// The error that valgrind's report has no count.
struct CallgrindError: Error, CustomStringConvertible {
  let report: String

  var description: String { "valgrind counted nothing:\n\(report)" }
}
