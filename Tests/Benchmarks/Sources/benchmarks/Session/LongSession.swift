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
