import Foundation

/// Measures the cost of drawing a diagram as a whole process.
struct DiagramBenchmarks {
  private let viperlab: Viperlab
  private let sizes: [Int]
  private let rounds: Int

  /// Prepares measurements of up to `messages` messages.
  init(_ viperlab: Viperlab, messages: Int, rounds: Int) {
    self.viperlab = viperlab
    self.rounds = rounds
    sizes = [8, 100, 1_000, 10_000, 100_000, 1_000_000].filter { $0 < messages } + [messages]
  }

  /// Prints the table, and whether the budgets are met.
  func run() throws {
    let folder = try DiagramFolder(viperlab)
    defer { folder.remove() }
    var costs: [DiagramCosts] = []
    for one in DiagramCase.all(viperlab) {
      costs.append(try DiagramCosts(of: one, sizes: sizes, in: folder, rounds: rounds))
    }
    let drawn = costs
    for one in DiagramCase.peers where one.isInstalled {
      costs.append(try DiagramCosts(of: one, sizes: sizes, in: folder, rounds: rounds))
    }
    print(DiagramTable(sizes: sizes, costs: costs).text, terminator: "\n\n")
    for line in DiagramBudget.all.compactMap({ $0.verdict(drawn) }) { print(line) }
    for layout in ["ladder", "wide"] { print(try FirstBytes(layout, viperlab, in: folder)) }
    let missing = DiagramCase.peers.filter { !$0.isInstalled }.map(\.name)
    if !missing.isEmpty { print("Not installed: \(missing.joined(separator: ", ")).") }
  }
}
