import Sequences
import Traces

extension Rule {
  static let unownedView = Rule("unowned-view", nothing: "no seam leads to a View") { evidence in
    let seams = evidence.seams.filter { $0.target?.isScreen == true && !$0.owner.isScreen }
    let unowned = seams.filter { $0.seam.strength == .unowned }.grouped {
      [$0.owner.family, $0.property]
    }.compactMap(\.first)
    return (
      unowned.compactMap { finding($0, evidence) },
      Set(seams.map { .reference($0.owner, $0.property) })
    )
  }

  private static func finding(_ seam: WiredSeam, _ evidence: Evidence) -> Finding? {
    let rows = evidence.lost(.gone).filter {
      $0.seam?.property == seam.property && $0.sender?.family == seam.owner.family
    }.compactMap(\.number)
    let holders = evidence.otherHolders(of: seam.owner)
    guard !rows.isEmpty || !holders.isEmpty else { return nil }
    let owner = seam.owner.role.name
    return Finding(
      "\(seam.name) is unowned; a View can go before the \(owner).",
      details: [
        rows.isEmpty
          ? "A message that comes after it has gone stops the program."
          : "\(rows.rowNames) came after it had gone: on a device the app stops there.",
        "It would be safe if only the View held the \(owner)"
          + (holders.isEmpty ? "." : "; \(holders.listed(atMost: 2)) may hold it too."),
      ],
      repair: seam.seam.interface.isEmpty
        ? "make \(seam.property) of \(seam.owner.family) weak"
        : "weak var \(seam.property): \(seam.seam.interface)? in \(seam.owner.family)",
      rows: rows
    )
  }
}

extension Evidence {
  /// Returns the names of what may keep `person` alive besides Views: strong references, and a closure that `person` handed over.
  fileprivate func otherHolders(of person: Participant) -> [String] {
    let held = strongReferences.filter {
      $0.target == person && !$0.owner.isScreen && $0.owner != person
    }
    let wired = seams.filter { seam in
      seam.seam.strength == .strong && seam.target == person && !seam.owner.isScreen
        && seam.seam.interface != "closure"
    }
    let closures = calls.map(\.element).filter { $0.sender == person && $0.handsOverClosure }
    return (wired.map(\.name) + held.map { "\($0.owner).\($0.property)" }).uniqued()
      + closures.prefix(1).map { "a closure of \($0.rowName)" }
  }
}
