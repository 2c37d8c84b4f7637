import Foundation

/// The cost of single commands and of this repository's transcripts, each as a whole process.
struct WaitTable {
  private var rows: [(name: String, cost: ProcessCost)] = []

  init(_ viperlab: Viperlab, rounds: Int) throws {
    func add(_ name: String, _ words: [String]) throws {
      rows.append((name, try ProcessCost(of: words, input: nil, rounds: rounds)))
    }
    for line in ["compare todos", "compare profile", "load todos; faults"] {
      try add("`\(line)`", [viperlab.path, "-c", line])
    }
    try add(
      "the transcripts of this repository",
      [viperlab.path, "transcripts", "test", "../../Transcripts"]
    )
  }

  var text: String {
    let lines = rows.map { row in
      "| \(row.name) | \(rounded(row.cost.elapsed, 2)) s | \(rounded(row.cost.seconds, 2)) s "
        + "| \(rounded(row.cost.megabytes, 0)) MB |"
    }
    return (["| what | time | CPU | memory |", "|---|--:|--:|--:|"] + lines).joined(separator: "\n")
  }
}
