import CMemory
import Foundation

struct Measurement {
  let name: String
  /// Nanoseconds in the fastest batch.
  var nanoseconds = Double.infinity
  /// The most bytes that stay allocated.
  var bytes = 0.0
  var instructions: Double?
}

extension BenchmarkCase {
  /// Sends batches and keeps the shortest time and the largest memory.
  func measured(messages: Int, rounds: Int) async throws -> Measurement {
    var best = Measurement(name: name)
    for round in 1...rounds {
      let batch = prepare()
      let bytes = allocated_bytes()
      let start = clock.now
      await batch.send(messages)
      let time = clock.now - start
      let grown = Int(allocated_bytes()) - Int(bytes)
      if round == rounds { try batch.check(messages) }
      withExtendedLifetime(batch) {}
      best.nanoseconds = min(best.nanoseconds, Double(time) / Double(messages))
      best.bytes = max(best.bytes, Double(grown) / Double(messages))
    }
    return best
  }
}

struct MeasurementTable {
  let measurements: [Measurement]

  var text: String { (head + measurements.map(row)).joined(separator: "\n") }

  private let head = [
    "| a message | ns | instructions | bytes kept | of a swift-log line |",
    "|---|--:|--:|--:|--:|",
  ]

  private func row(_ one: Measurement) -> String {
    let instructions = one.instructions.map(rounded) ?? "–"
    let cells = [one.name, rounded(one.nanoseconds), instructions, rounded(one.bytes), share(one)]
    return "| " + cells.joined(separator: " | ") + " |"
  }

  /// Returns the ratio to a swift-log line in instructions, or in time where these were not counted.
  private func share(_ one: Measurement) -> String {
    guard let line = measurements.first(where: { $0.name == BenchmarkCase.logLine }) else {
      return "–"
    }
    let share =
      if let mine = one.instructions, let its = line.instructions { mine / its } else {
        one.nanoseconds / line.nanoseconds
      }
    return "\(rounded(share * 100)) %"
  }

  private func rounded(_ number: Double) -> String { "\(Int(max(0, number).rounded()))" }
}

struct Callgrind {
  /// Returns the instructions of a message: the difference between `messages` and twice as many, divided by `messages`.
  func instructions(of one: BenchmarkCase, messages: Int) throws -> Double {
    let once = try collected(one, messages)
    let twice = try collected(one, 2 * messages)
    return Double(twice - once) / Double(messages)
  }

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

struct CallgrindError: Error, CustomStringConvertible {
  let report: String

  var description: String { "valgrind counted nothing:\n\(report)" }
}
