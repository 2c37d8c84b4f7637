import Foundation

/// Measures waiting times at the prompt and in transcripts, beside those of other programs.
struct SessionBenchmarks {
  let viperlab: Viperlab
  let actions: Int
  let rounds: Int

  func run() throws {
    let folder = try BenchmarkFolder(viperlab)
    defer { folder.remove() }
    for walk in [SessionWalk.pages, .answers] {
      let long = try LongSession(walk, actions: actions, in: folder, rounds: rounds)
      print(long.text, terminator: "\n\n")
    }
    let cursor = try CursorTable(actions: actions, in: folder, rounds: rounds)
    print(cursor.text, terminator: "\n\n")
    print(try StartTable(viperlab, rounds: max(rounds, 5) * 4).text, terminator: "\n\n")
    print(try WaitTable(viperlab, rounds: rounds).text, terminator: "\n\n")
    try runTranscripts()
  }

  func runTranscripts() throws {
    print(try TranscriptTable(viperlab, atMost: actions, rounds: rounds).text)
  }
}

/// The cost of single commands and of this repository's transcripts, each as a whole process.
struct WaitTable {
  private var rows: [(name: String, cost: ProcessCost)] = []

  init(_ viperlab: Viperlab, rounds: Int) throws {
    let lines = ["compare todos", "compare profile", "load todos; faults"]
    let all = ("the transcripts of this repository", ["transcripts", "test", "../../Transcripts"])
    for (name, words) in lines.map({ ("`\($0)`", ["-c", $0]) }) + [all] {
      rows.append((name, try ProcessCost(of: [viperlab.path] + words, rounds: rounds)))
    }
  }

  var text: String {
    let lines = rows.map { row in
      "| \(row.name) | \(rounded(row.cost.elapsed, 2)) s | \(rounded(row.cost.seconds, 2)) s "
        + "| \(rounded(row.cost.megabytes, 0)) MB |"
    }
    return (["| what | time | CPU | memory |", "|---|--:|--:|--:|"] + lines).joined(separator: "\n")
  }
}

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
    let report = try Program.output(of: "measure", ["--until", prompt] + words)
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

/// The cost of testing 1, 100 and 1,000 transcripts as a whole process, beside `cram`.
struct TranscriptTable {
  private static let budget = 1.25
  private var rows: [(name: String, count: Int, cost: ProcessCost)] = []

  init(_ viperlab: Viperlab, atMost most: Int, rounds: Int) throws {
    for count in [1, 100, 1_000] where count <= max(1, most) {
      let folder = try BenchmarkFolder(viperlab)
      defer { folder.remove() }
      let own = try folder.transcripts(count).path
      var programs = [
        ("viperlab", [viperlab.path, "transcripts", "test", own]),
        ("viperlab --jobs 1", [viperlab.path, "transcripts", "test", "--jobs", "1", own]),
      ]
      if Program.isInstalled("cram") {
        programs.append(("cram", ["cram", try folder.cramTests(count).path]))
      }
      for (name, words) in programs {
        rows.append((name, count, try ProcessCost(of: words, rounds: rounds)))
      }
    }
  }

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
