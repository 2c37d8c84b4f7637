import Foundation

/// The cost of a process from start to end.
struct ProcessCost {
  var seconds = Double.infinity
  /// Elapsed time, in seconds.
  var elapsed = Double.infinity
  /// The most memory in use at a time.
  var megabytes = Double.infinity

  /// Runs a program some times and keeps the smallest figures; throws where its exit status is not `status`.
  init(of words: [String], input: URL?, rounds: Int, status: Int = 0) throws {
    for _ in 1...rounds {
      let cost = try ProcessCost.figures(of: words, input: input, status: status)
      seconds = min(seconds, cost.seconds)
      elapsed = min(elapsed, cost.elapsed)
      megabytes = min(megabytes, cost.megabytes)
    }
  }

  private static func figures(
    of words: [String],
    input: URL?,
    status: Int
  ) throws -> (seconds: Double, elapsed: Double, megabytes: Double) {
    let file = try input.map { try FileHandle(forReadingFrom: $0) } ?? .nullDevice
    let report = try Program.output(of: "measure", words, input: file)
    let figures = report.split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
    guard figures.count == 4, figures[0] == Double(status) else { throw ProcessError(words: words) }
    return (figures[1] / 1_000_000, figures[3] / 1_000_000, figures[2] / 1_048_576)
  }
}

struct ProcessError: Error, CustomStringConvertible {
  let words: [String]

  var description: String { "This failed: \(words.joined(separator: " "))" }
}
