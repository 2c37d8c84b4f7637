import Foundation

struct DiagramTable {
  let sizes: [Int]
  let costs: [DiagramCosts]

  var text: String { ([head, rule] + costs.map(row)).joined(separator: "\n") }

  private var head: String {
    line(
      ["messages"] + sizes.map(grouped) + [
        "µs a message", "exponent", "µs, to \(grouped(before))", "MB, to \(grouped(before))",
      ]
    )
  }

  /// The second largest number of messages, with which the largest is compared.
  private var before: Int { sizes.dropLast().last ?? 0 }

  private var rule: String { "|---|" + String(repeating: "--:|", count: sizes.count + 4) }

  private func row(_ one: DiagramCosts) -> String {
    let cells = sizes.map { one[$0].map(cell) ?? "–" }
    return line(
      [one.name] + cells + [
        one.microseconds.map { rounded($0, 2) } ?? "–",
        one.exponent.map { rounded($0, 2) } ?? "–",
        one.timeRatio(to: before).map { "× \(rounded($0, 2))" } ?? "–",
        one.memoryRatio(to: before).map { "× \(rounded($0, 2))" } ?? "–",
      ]
    )
  }

  private func cell(_ cost: ProcessCost) -> String {
    "\(rounded(cost.seconds, 3)) s, \(rounded(cost.megabytes, 1)) MB"
  }

  private func line(_ cells: [String]) -> String { "| \(cells.joined(separator: " | ")) |" }
}

/// A number with commas between thousands.
private func grouped(_ number: Int) -> String {
  number < 1_000
    ? "\(number)" : grouped(number / 1_000) + "," + String(format: "%03d", number % 1_000)
}

/// A number with a fixed number of decimals.
func rounded(_ number: Double, _ digits: Int) -> String {
  String(format: "%.\(digits)f", number)
}
