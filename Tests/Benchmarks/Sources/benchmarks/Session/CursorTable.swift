import Foundation

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
