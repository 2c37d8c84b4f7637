import Foundation

/// The costs of sessions of increasing length, and the growth of an action's cost.
struct LongSession {
  private var rows: [(actions: Int, cost: ProcessCost)] = []
  private let walk: SessionWalk
  /// The time of the longest session's second half divided by that of its first half.
  private let growth: Double

  /// Measures sessions of up to `actions` actions.
  init(
    _ viperlab: Viperlab,
    _ walk: SessionWalk,
    actions: Int,
    in folder: SessionFolder,
    rounds: Int
  ) throws {
    self.walk = walk
    func cost(_ actions: Int) throws -> ProcessCost {
      let script = try folder.script(actions, of: walk)
      return try ProcessCost(of: [viperlab.path, "run", script.path], input: nil, rounds: rounds)
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

  /// Measures moves in a session of `actions` actions.
  init(_ viperlab: Viperlab, actions: Int, in folder: SessionFolder, rounds: Int) throws {
    self.actions = actions
    func seconds(_ lines: [String]) throws -> Double {
      let script = try folder.script(actions, of: .pages, then: lines)
      return try ProcessCost(of: [viperlab.path, "run", script.path], input: nil, rounds: rounds)
        .seconds
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
