import Sequences
import Traces

extension Rule {
  static let routerBypass = Rule(
    "router-bypass",
    nothing: "no screen was made where there is a Router or a Coordinator"
  ) { evidence in
    let openers = Set(evidence.trace.lanes.filter(\.opensScreens).map(\.module))
    let made = evidence.trace.events.filter { event in
      event.kind == .created && event.number != nil && event.newScreen != nil
        && event.sender.map { openers.contains($0.module) } == true
    }
    let wrong = made.filter { event in
      event.sender.map { !$0.isUser && !$0.opensScreens && $0.isOfStandardRole } == true
    }
    let groups = wrong.grouped { [$0.sender, $0.newScreen].map { $0?.family ?? "" } }
    return (
      groups.compactMap { finding($0, evidence) },
      Set(made.compactMap(\.newScreen).map { .object($0) })
    )
  }

  private static func finding(_ events: [Event], _ evidence: Evidence) -> Finding? {
    guard let first = events.first, let maker = first.sender, let screen = first.newScreen,
      let opener = evidence.trace.lanes.first(where: {
        $0.opensScreens && $0.module == maker.module
      })
    else { return nil }
    let rows = events.compactMap(\.number)
    return Finding(
      "router-bypass",
      "\(maker) made \(screen) itself; \(opener) should.",
      details: ["\(rows.rowNames): \(opener) was not asked."],
      repair: "let \(opener.family) make it and put it on the screen",
      rows: rows
    )
  }
}

extension Event {
  fileprivate var newScreen: Participant? { objects.first(where: \.isScreen) }
}
