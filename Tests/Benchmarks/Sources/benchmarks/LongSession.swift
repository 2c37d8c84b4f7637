import Foundation

/// The costs of sessions of increasing length, and the growth of an action's cost.
struct LongSession {
  private var rows: [(actions: Int, cost: ProcessCost)] = []
  private let walk: SessionWalk
  /// The time of the longest session's second half divided by that of its first half.
  private let growth: Double

  init(_ walk: SessionWalk, actions: Int, in folder: BenchmarkFolder, rounds: Int) throws {
    self.walk = walk
    func cost(_ actions: Int) throws -> ProcessCost {
      let script = try folder.script(actions, of: walk)
      return try ProcessCost(of: [folder.viperlab.path, "run", script.path], rounds: rounds)
    }
    for size in [200, 800, 1_600].filter({ $0 < actions }) + [actions] {
      rows.append((size, try cost(size)))
    }
    let (none, half) = (try cost(0).seconds, try cost(max(1, actions / 2)).seconds)
    growth = ((rows.last?.cost.seconds ?? half) - half) / (half - none)
  }

  var text: String {
    let lines = rows.map { row in
      "| \(row.actions) | \(rounded(row.cost.seconds, 2)) s | \(rounded(row.cost.megabytes, 0)) MB |"
    }
    let turns = walk.turns.map { "`\($0)`" }.joined(separator: ", ")
    let head = "| \(walk.title): \(turns) | CPU | memory |"
    return ([head, "|--:|--:|--:|"] + lines).joined(separator: "\n")
      + "\n\nThe second half of the longest takes \(rounded(growth, 2)) × what the first takes."
  }
}

/// The cost of one move of the cursor at the end of a long session.
///
/// It is the time that many moves add to the session, divided by their number.
struct CursorTable {
  private var rows: [(name: String, milliseconds: Double)] = []
  private let actions: Int

  /// The number of moves, because a single one is too short for a process clock.
  private static let count = 200

  init(actions: Int, in folder: BenchmarkFolder, rounds: Int) throws {
    self.actions = actions
    func seconds(_ lines: [String]) throws -> Double {
      let script = try folder.script(actions, of: .pages, then: lines)
      return try ProcessCost(of: [folder.viperlab.path, "run", script.path], rounds: rounds).seconds
    }
    let none = try seconds([])
    let rows = (0..<CursorTable.count).map { $0 * actions / CursorTable.count * 4 + 1 }
    for (name, lines) in [
      ("`goto #N`, anywhere", rows.map { "goto #\($0)" }),
      ("`goto #N; stack`", rows.flatMap { ["goto #\($0)", "stack"] }),
    ] {
      let cost = (try seconds(lines) - none) / Double(CursorTable.count) * 1_000
      self.rows.append((name, cost))
    }
  }

  var text: String {
    let lines = rows.map { "| \($0.name) | \(rounded($0.milliseconds, 2)) ms |" }
    let head = ["| after \(actions) actions | CPU each |", "|---|--:|"]
    return (head + lines).joined(separator: "\n")
  }
}

extension BenchmarkFolder {
  /// Writes a script of a walk's beginning, `actions` actions and other lines; returns its file.
  func script(_ actions: Int, of walk: SessionWalk, then others: [String] = []) throws -> URL {
    let file = url.appendingPathComponent("\(walk.title)-\(actions)-\(others.count).script")
    let lines = walk.beginning + (0..<actions).map { walk.turns[$0 % walk.turns.count] } + others
    try lines.joined(separator: "\n").write(to: file, atomically: true, encoding: .utf8)
    return file
  }

  /// Writes transcripts with five exchanges each and their present answers; returns their folder.
  func transcripts(_ count: Int) throws -> URL {
    let exchanges = ["load products", "open", "tap 1", "back", "trace"].map { "viper> \($0)\n\n" }
    let first = try file(0, of: "md", "# Products\n\n```console\n\(exchanges.joined())```\n")
    try viperlab.run(
      ["transcripts", "update", first.path],
      into: url.appendingPathComponent("log")
    )
    let text = try String(contentsOf: first, encoding: .utf8)
    for index in 1..<max(2, count) { _ = try file(index, of: "md", text) }
    return first.deletingLastPathComponent()
  }

  /// Writes `cram` tests with five commands each; returns their folder.
  func cramTests(_ count: Int) throws -> URL {
    let text = (1...5).map { "  $ echo \($0)\n  \($0)\n" }.joined()
    var folder = url
    for index in 0..<max(1, count) {
      folder = try file(index, of: "t", text).deletingLastPathComponent()
    }
    return folder
  }

  private func file(_ index: Int, of kind: String, _ text: String) throws -> URL {
    let folder = url.appendingPathComponent(kind)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent("\(index).\(kind)")
    try text.write(to: file, atomically: true, encoding: .utf8)
    return file
  }
}

struct SessionWalk {
  let title: String
  let beginning: [String]
  /// The actions, repeated in this order.
  let turns: [String]

  /// Opens a product's page and goes back: objects are created and released.
  static let pages = SessionWalk(
    title: "Products",
    beginning: ["load products", "open"],
    turns: ["tap 1", "back"]
  )

  /// Refreshes the same list: no object is created or released.
  static let answers = SessionWalk(
    title: "Articles",
    beginning: ["load articles", "open", "wait"],
    turns: ["refresh", "wait"]
  )
}
