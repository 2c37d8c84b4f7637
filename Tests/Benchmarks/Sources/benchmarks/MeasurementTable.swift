import Foundation

struct MeasurementTable {
  private let measurements: [Measurement]

  init(_ measurements: [Measurement]) {
    self.measurements = measurements
  }

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
