import Foundation

/// The time to the first prompt on a terminal, beside other programs in the same run.
struct StartTable {
  private var rows: [(name: String, milliseconds: Double)] = []

  /// Starts the programs in turns, each `rounds` times, and keeps the medians.
  init(_ viperlab: Viperlab, rounds: Int) throws {
    let programs = [
      ("viperlab", "viper> ", [viperlab.path]),
      ("sqlite3", "sqlite> ", ["sqlite3"]),
      ("a static Swift hello", "hello> ", [Program.folder.appendingPathComponent("hello").path]),
    ].filter { $0.2[0].contains("/") || Program.isInstalled($0.2[0]) }
    var times = [[Double]](repeating: [], count: programs.count)
    for _ in 0..<rounds {
      for (index, program) in programs.enumerated() {
        times[index].append(try StartTable.microseconds(to: program.1, of: program.2))
      }
    }
    rows = zip(programs, times).map { ($0.0, $1.sorted()[$1.count / 2] / 1_000) }
  }

  private static func microseconds(to prompt: String, of words: [String]) throws -> Double {
    let report = try Program.output(of: "prompted", [prompt] + words)
    guard let time = Double(report.trimmingCharacters(in: .whitespacesAndNewlines)) else {
      throw ProcessError(words: words)
    }
    return time
  }

  /// The table, with ratios to `sqlite3` where that is installed.
  var text: String {
    let peer = rows.first { $0.name == "sqlite3" }?.milliseconds
    let lines = rows.map { row in
      let ratio = peer.map { "× \(rounded(row.milliseconds / $0, 2))" } ?? "–"
      return "| \(row.name) | \(rounded(row.milliseconds, 1)) ms | \(ratio) |"
    }
    return (["| start to the first prompt | median | of sqlite3 |", "|---|--:|--:|"] + lines)
      .joined(separator: "\n")
  }
}
