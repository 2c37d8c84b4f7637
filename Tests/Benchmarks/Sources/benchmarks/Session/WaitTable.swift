import Foundation

/// What single commands and many transcripts take, as whole processes.
struct WaitTable {
  private var rows: [(name: String, cost: ProcessCost)] = []

  /// Measures with so many transcripts.
  init(_ viperlab: Viperlab, in folder: SessionFolder, transcripts: Int, rounds: Int) throws {
    func add(_ name: String, _ words: [String]) throws {
      rows.append((name, try ProcessCost(of: words, input: nil, rounds: rounds)))
    }
    for line in ["compare todos", "compare profile", "load todos; faults"] {
      try add("`\(line)`", [viperlab.path, "-c", line])
    }
    let own = try folder.transcripts(transcripts, viperlab)
    try add(
      "\(transcripts) transcripts of 4 exchanges",
      [viperlab.path, "transcripts", "test", own.path]
    )
    try add(
      "the transcripts of this repository",
      [viperlab.path, "transcripts", "test", "../../Transcripts"]
    )
    guard Program.isInstalled("cram") else { return }
    try add(
      "\(transcripts) tests of 4 commands, `cram`",
      ["cram", folder.cramTests(transcripts).path]
    )
  }

  /// The table.
  var text: String {
    let lines = rows.map { row in
      "| \(row.name) | \(rounded(row.cost.elapsed, 2)) s | \(rounded(row.cost.seconds, 2)) s "
        + "| \(rounded(row.cost.megabytes, 0)) MB |"
    }
    return (["| what | time | CPU | memory |", "|---|--:|--:|--:|"] + lines).joined(separator: "\n")
  }
}
