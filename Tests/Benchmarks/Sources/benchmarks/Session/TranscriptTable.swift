import Foundation

/// The cost of testing 1, 100 and 1,000 transcripts as a whole process, beside `cram`.
struct TranscriptTable {
  private static let budget = 1.25
  private var rows: [(name: String, count: Int, cost: ProcessCost)] = []

  /// Measures the sizes up to `most` transcripts.
  init(_ viperlab: Viperlab, atMost most: Int, rounds: Int) throws {
    for count in [1, 100, 1_000] where count <= max(1, most) {
      let folder = try SessionFolder()
      defer { folder.remove() }
      let own = try folder.transcripts(count, viperlab)
      try add("viperlab", count, [viperlab.path, "transcripts", "test", own.path], rounds)
      try add(
        "viperlab --jobs 1",
        count,
        [viperlab.path, "transcripts", "test", "--jobs", "1", own.path],
        rounds
      )
      guard Program.isInstalled("cram") else { continue }
      try add("cram", count, ["cram", folder.cramTests(count).path], rounds)
    }
  }

  private mutating func add(_ name: String, _ count: Int, _ words: [String], _ rounds: Int) throws {
    rows.append((name, count, try ProcessCost(of: words, input: nil, rounds: rounds)))
  }

  /// The table, and whether 1,000 transcripts meet the budget.
  var text: String {
    let lines = rows.map { row in
      "| \(row.count) | \(row.name) | \(rounded(row.cost.elapsed, 3)) s "
        + "| \(rounded(row.cost.seconds, 3)) s | \(rounded(row.cost.megabytes, 0)) MB |"
    }
    let head = ["| transcripts of 5 exchanges | | time | CPU | memory |", "|--:|---|--:|--:|--:|"]
    return ((head + lines) + (verdict.map { ["", $0] } ?? [])).joined(separator: "\n")
  }

  private var verdict: String? {
    guard let row = rows.first(where: { $0.count == 1_000 && $0.name == "viperlab" }) else {
      return nil
    }
    let seconds = rounded(row.cost.seconds, 2)
    return row.cost.seconds <= Self.budget
      ? "1000 transcripts take \(seconds) s of CPU: at most \(Self.budget) s was wanted."
      : "1000 transcripts take \(seconds) s of CPU: more than the \(Self.budget) s that were wanted."
  }
}
