import Foundation

/// Measures the exponent with which each case's cost grows with its input.
struct GrowthBenchmarks {
  let viperlab: Viperlab
  let rounds: Int
  /// The largest exponent allowed: above that of *n* log *n* at these sizes, below that of *n*², which is 2.
  private static let limit = 1.2

  /// Prints the table.
  ///
  /// - Throws: ``GrowthError`` where an exponent exceeds the limit.
  func run() throws {
    let folder = try BenchmarkFolder(viperlab)
    defer { folder.remove() }
    let start = try ProcessCost(of: [viperlab.path, "--version"], rounds: rounds)
    print("| case | n | CPU of n | CPU of 4n | power |\n|---|--:|--:|--:|--:|")
    var failed: [String] = []
    for one in GrowthCase.all {
      let few = try seconds(of: one, one.size, in: folder) - start.seconds
      let many = try seconds(of: one, 4 * one.size, in: folder) - start.seconds
      let power = log(many / max(few, 0.001)) / log(4)
      print(
        "| \(one.name) | \(one.size) | \(rounded(few, 3)) s | \(rounded(many, 3)) s "
          + "| \(rounded(power, 2)) |"
      )
      if power > GrowthBenchmarks.limit { failed.append(one.name) }
    }
    guard failed.isEmpty else { throw GrowthError(names: failed, limit: GrowthBenchmarks.limit) }
  }

  private func seconds(of one: GrowthCase, _ size: Int, in folder: BenchmarkFolder) throws -> Double
  {
    let file = folder.url.appendingPathComponent("\(size)-\(one.file)")
    try one.input(size).write(to: file, atomically: true, encoding: .utf8)
    let files = Array(repeating: file.path, count: one.takesFileTwice ? 2 : 1)
    let words = [viperlab.path] + one.words + files
    return try ProcessCost(of: words, rounds: rounds, status: one.status).seconds
  }
}

struct GrowthError: Error, CustomStringConvertible {
  let names: [String]
  let limit: Double

  var description: String {
    "Grows with a power above \(limit): \(names.joined(separator: "; "))."
  }
}

/// A command whose cost must not grow faster than its input.
struct GrowthCase {
  let name: String
  /// The size of the smaller input; the larger one is four times as large.
  let size: Int
  let file: String
  let input: @Sendable (Int) -> String
  /// The arguments of `viperlab` before the file.
  let words: [String]
  /// Whether the file follows twice, as for a comparison of two traces.
  let takesFileTwice: Bool
  /// The expected exit status; 1 where there are findings.
  let status: Int
}

extension GrowthCase {
  static let all = [
    GrowthCase("report, calls nested", 5_000, "nested.jsonl", nested, ["report"]),
    GrowthCase("report, objects created", 5_000, "objects.trace", objects, ["report"]),
    GrowthCase(
      "svg, objects created",
      5_000,
      "objects.trace",
      objects,
      ["diagram", "--format", "svg"]
    ),
    GrowthCase("exchanges on a page", 2_000, "page.md", page, ["transcripts", "test"]),
    GrowthCase("actions, then undo", 2_000, "undo.vl", { walk($0, then: ["undo"]) }, ["run"]),
    GrowthCase("actions, undone and done again", 1_000, "redo.vl", redone, ["run"]),
    GrowthCase("actions, then inject and heal", 2_000, "heal.vl", healed, ["run"]),
    GrowthCase("diagram, rows", 50_000, "rows.trace", rows, ["diagram"]),
    GrowthCase("findings, rows", 20_000, "rows.trace", rows, ["findings"], status: 1),
    GrowthCase("diff, rows", 20_000, "rows.trace", rows, ["diff"], takesFileTwice: true),
  ]

  private init(
    _ name: String,
    _ size: Int,
    _ file: String,
    _ input: @escaping @Sendable (Int) -> String,
    _ words: [String],
    takesFileTwice: Bool = false,
    status: Int = 0
  ) {
    (self.name, self.size, self.file, self.input) = (name, size, file, input)
    (self.words, self.takesFileTwice, self.status) = (words, takesFileTwice, status)
  }

  @Sendable private static func nested(_ count: Int) -> String {
    let rows = (1...count).map { number in
      let (sender, receiver) =
        number.isMultiple(of: 2) ? ("View", "Presenter") : ("Presenter", "View")
      let cause = number > 1 ? ",\"cause\":\(number - 1)" : ""
      return """
        {"kind":"call","number":\(number),"from":{"role":"\(sender)"},"to":{"role":"\(receiver)"},\
        "message":{"name":"a()"}\(cause)}

        """
    }
    return "{\"viperlab\":1,\"lanes\":[]}\n" + rows.joined()
  }

  @Sendable private static func objects(_ count: Int) -> String {
    (1...count).map {
      "User -> View  tap\n  Router ->* D\($0).View\n  View -> D\($0).Presenter  a()\n"
    }.joined()
  }

  @Sendable private static func rows(_ count: Int) -> String {
    DiagramInput(labels: .usual, messages: count).text
  }

  @Sendable private static func walk(_ actions: Int, then others: [String]) -> String {
    let turns = (0..<actions).map { $0.isMultiple(of: 2) ? "tap 1" : "back" }
    return (["load products", "open"] + turns + others).joined(separator: "\n") + "\n"
  }

  @Sendable private static func redone(_ count: Int) -> String {
    let times = count / 4
    return walk(
      count,
      then: Array(repeating: "undo", count: times) + Array(repeating: "redo", count: times)
    )
  }

  @Sendable private static func healed(_ count: Int) -> String {
    walk(count, then: ["inject nil-link presenter.interactor", "heal"])
  }

  /// A transcript that passes: `fold` has the same answer each time.
  @Sendable private static func page(_ exchanges: Int) -> String {
    let exchange = "viper> fold\nCounted instead of drawn: rows that repeat.\n"
    return "# Exchanges\n\n```console\n\(String(repeating: exchange, count: exchanges))```\n"
  }
}
