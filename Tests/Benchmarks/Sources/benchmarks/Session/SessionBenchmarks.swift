import Foundation

/// Measures waiting times at the prompt and in transcripts, beside those of other programs.
struct SessionBenchmarks {
  private let viperlab: Viperlab
  private let actions: Int
  private let rounds: Int

  /// Prepares measurements of sessions of up to `actions` actions.
  init(_ viperlab: Viperlab, actions: Int, rounds: Int) {
    self.viperlab = viperlab
    self.actions = actions
    self.rounds = rounds
  }

  func run() throws {
    let folder = try SessionFolder()
    defer { folder.remove() }
    for walk in [SessionWalk.pages, .answers] {
      let long = try LongSession(viperlab, walk, actions: actions, in: folder, rounds: rounds)
      print(long.text, terminator: "\n\n")
    }
    let cursor = try CursorTable(viperlab, actions: actions, in: folder, rounds: rounds)
    print(cursor.text, terminator: "\n\n")
    print(try StartTable(viperlab, rounds: max(rounds, 5) * 4).text, terminator: "\n\n")
    print(try WaitTable(viperlab, rounds: rounds).text, terminator: "\n\n")
    try runTranscripts()
  }

  /// Prints the table of transcripts only.
  func runTranscripts() throws {
    print(try TranscriptTable(viperlab, atMost: actions, rounds: rounds).text)
  }
}

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
