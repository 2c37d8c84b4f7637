import SequenceDiagrams
import Stage

extension Command {
  static let faults = Command(
    name: "faults",
    group: .break,
    usage: "faults",
    help: """
      Lists what can be put into the loaded module, and where.
      explain NAME  tells what a fault is and how it is repaired.
      """,
    run: { session, words throws(Refusal) in
      try expect(words, atMost: 0, "faults")
      return FaultChoice(of: try session.requireLoaded()).text(width: session.settings.width)
    }
  )
}

extension FaultChoice {
  /// Each fault with the places where it can be put in; those that have none in one line.
  fileprivate func text(width: Int) -> StyledText {
    var text = StyledText("What can be put into \(loaded.title):\n", .strong)
    let column = (Fault.all.map(\.name.count).max() ?? 0) + 4
    let offers = offers
    for (fault, places) in offers {
      text += StyledText("  \(fault.name)", .command).padded(to: column) + "\(fault.summary)\n"
      let names = places.map(\.name).filter { !$0.isEmpty }
      for line in names.joined(separator: ", ").wrapped(to: max(20, width - column)) {
        text += StyledText("").padded(to: column) + StyledText(line + "\n", .dim)
      }
    }
    let others = Fault.all.map(\.name).filter { name in !offers.contains { $0.fault.name == name } }
    guard !others.isEmpty else { return text }
    return text + StyledText("Not here: \(others.joined(separator: ", ")).\n", .dim)
  }
}
