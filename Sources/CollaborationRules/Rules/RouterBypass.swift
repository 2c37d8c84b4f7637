import RoleNames
import Sequences
import Traces

extension Rule {
  static let routerBypass = Rule(
    "router-bypass",
    nothing: "no screen was made where there is a Router or a Coordinator"
  ) { evidence in
    let openers = openers(in: evidence.trace)
    let prepared = Set(evidence.trace.lanes.filter(\.preparesScreens).map(\.module))
    let made = evidence.trace.events.filter { event in
      event.kind == .created && event.number != nil
        && event.newScreen.map { !$0.isPart || prepared.contains($0.module) } == true
        && event.sender.map { openers[$0.module] != nil } == true
    }
    let wrong = made.filter { event in
      event.sender.map { !$0.isUser && !$0.opensScreens && $0.isOfStandardRole } == true
    }
    let groups = wrong.grouped { [$0.sender, $0.newScreen].map { $0?.family ?? "" } }
    return (
      groups.compactMap { finding($0, openers) },
      Set(made.compactMap(\.newScreen).map { .object($0) })
    )
  }

  /// Returns the Router or Coordinator of each module: the module's own, or else one that made its screen or gets its messages, or
  /// that gets the messages of a screen made by the module.
  private static func openers(in trace: Trace) -> [String: Participant] {
    var openers = Dictionary(trace.lanes.filter(\.opensScreens).map { ($0.module, $0) }) { one, _ in
      one
    }
    for event in trace.events {
      guard let sender = event.sender else { continue }
      if event.isMessage, let receiver = event.receiver, receiver.opensScreens, !sender.opensScreens
      {
        openers[sender.module] = openers[sender.module] ?? receiver
      } else if event.kind == .created, sender.opensScreens, let screen = event.newScreen {
        openers[screen.module] = openers[screen.module] ?? sender
      }
    }
    for event in trace.events.reversed() where event.kind == .created {
      guard let maker = event.sender, let screen = event.newScreen else { continue }
      openers[maker.module] = openers[maker.module] ?? openers[screen.module]
    }
    return openers
  }

  private static func finding(_ events: [Event], _ openers: [String: Participant]) -> Finding? {
    guard let first = events.first, let maker = first.sender, let screen = first.newScreen,
      let opener = openers[maker.module]
    else { return nil }
    let rows = events.compactMap(\.number)
    return Finding(
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

extension Participant {
  /// Whether the names of the class and the module tell a part of a screen, such as a cell.
  fileprivate var isPart: Bool {
    let names = [module, String(type.without(["ViewController", "Controller", "View"]))]
    return names.contains { $0.smallWords.last.map(Vocabulary.parts.contains) == true }
  }
}
