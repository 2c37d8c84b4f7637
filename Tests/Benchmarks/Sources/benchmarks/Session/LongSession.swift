import Foundation

/// What sessions take that get longer and longer, and whether an action costs more in a long one.
struct LongSession {
  private var rows: [(actions: Int, cost: ProcessCost)] = []
  /// How much more the last actions take than the first, as many of them.
  private let growth: Double
  private let share: Int

  /// Measures sessions of up to that many actions.
  init(_ viperlab: Viperlab, actions: Int, in folder: SessionFolder, rounds: Int) throws {
    func cost(_ actions: Int) throws -> ProcessCost {
      let script = try folder.script(actions: actions)
      return try ProcessCost(of: [viperlab.path, "run", script.path], input: nil, rounds: rounds)
    }
    for size in [200, 800, 1_600].filter({ $0 < actions }) + [actions] {
      rows.append((size, try cost(size)))
    }
    share = max(2, actions / 10)
    let first = try cost(share).seconds - cost(0).seconds
    let last = try cost(actions).seconds - cost(actions - share).seconds
    growth = last / first
  }

  /// The table.
  var text: String {
    let lines = rows.map { row in
      "| \(row.actions) | \(rounded(row.cost.seconds, 2)) s | \(rounded(row.cost.megabytes, 0)) MB |"
    }
    return (["| actions in one session | CPU | memory |", "|--:|--:|--:|"] + lines).joined(
      separator: "\n"
    )
      + "\n\nThe last \(share) actions take \(rounded(growth, 2)) × what the first \(share) take."
  }
}
