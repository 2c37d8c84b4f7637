import Traces

extension Rule {
  static let unownedView = Rule(
    "unowned-view",
    RulePage(
      "nobody claims that the View outlives them",
      what: "A reference to the View is declared unowned.",
      why: """
        Unowned says: it will certainly still be there. If it is not, the program stops at once. A \
        weak reference would have read nil, and the message would have been dropped.
        """,
      signs: """
        Everything works until an answer comes after the screen was left. On a device the app \
        crashes then; here the message is lost, and nothing traps.
        """,
      repair: "Declare it weak.",
      code: """
        // not: unowned var view: ViewInput
        weak var view: ViewInput?
        """,
      hint: "Leave a screen while it loads, then wait: that is when unowned and weak differ."
    )
  ) { evidence in
    let seams = evidence.seams.filter { $0.target?.isScreen == true && !$0.owner.isScreen }
    let wrong = seams.filter { $0.seam.strength == .unowned }
    let first = wrong.grouped { [$0.owner.family, $0.property] }.compactMap(\.first)
    return Judgement(
      first.map { finding($0, evidence) },
      judged: Set(seams.map { .seam($0.owner, $0.property) }),
      none: "no seam leads to a View"
    )
  }

  private static func finding(_ seam: WiredSeam, _ evidence: Evidence) -> Finding {
    let losses = evidence.lost(.gone).filter { event in
      event.seam?.property == seam.property && event.sender?.family == seam.owner.family
    }
    let rows = losses.compactMap(\.number)
    let interface = seam.seam.interface.isEmpty ? "…" : seam.seam.interface
    return Finding(
      "unowned-view",
      "\(seam.name) is unowned; a View can go before the \(seam.owner.role.name).",
      details: rows.isEmpty
        ? ["A message that comes after it has gone stops the program."]
        : ["\(rows.rowNames) came after it had gone: on a device the app stops there."],
      repair: "weak var \(seam.property): \(interface)? in \(seam.owner.family)",
      rows: rows
    )
  }
}
