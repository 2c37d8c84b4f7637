import Sequences
import Traces

extension Rule {
  static let moduleBoundary = Rule(
    "module-boundary",
    RulePage(
      "modules talk at their borders",
      what: """
        A message goes from inside one module to the inside of another: a Presenter tells another \
        module's View or asks its Interactor, a View tells another module's Presenter.
        """,
      why: """
        What crosses anywhere has to be known everywhere: neither module can be changed, tested or \
        reused without the other. A border with few crossings is what makes it a module.
        """,
      signs: """
        Everything works. In the diagram an arrow goes to a lane of another module that is neither \
        Router nor Coordinator, nor from one Presenter to another.
        """,
      repair: "Cross by the module's input or output, its Router or its Coordinator.",
      code: """
        protocol CartModuleOutput: AnyObject {
          func cartDidChange(total: Decimal)
        }
        // in the cart's Presenter
        output?.cartDidChange(total: total)
        """,
      hint: """
        Two Presenters, or two ViewModels, are a module's input and output. Stores and \
        Repositories may be shared, and a View without a Presenter of its own belongs to \
        whoever talks to it.
        """
    ),
    yieldingTo: ["view-bypass"]
  ) { evidence in
    let modules = Set(evidence.trace.lanes.filter(\.preparesScreens).map(\.module))
    let crossing = evidence.events.filter { _, event in
      event.isMessage && event.crossing.map { modules.isSuperset(of: $0) } == true
    }
    let wrong = crossing.map(\.element).filter { !$0.isAtBorder && !evidence.isAnswer($0) }
    return Judgement(
      wrong.grouped(by: \.route).compactMap(finding),
      judged: Set(crossing.map { .message($0.offset) }),
      none: "no message went from one module to another"
    )
  }

  private static func finding(_ events: [Event]) -> Finding? {
    guard let first = events.first, let sender = first.sender, let receiver = first.receiver
    else { return nil }
    return Finding(
      "module-boundary",
      "\(sender) reaches into another module: it talks to \(receiver).",
      details: [
        "\(events.map(\.rowName).listed(atMost: 3)) \(events.count == 1 ? "crosses" : "cross") "
          + "the border."
      ],
      repair: "go by the input or output of that module, its Router or its Coordinator",
      rows: events.compactMap(\.number)
    )
  }
}

extension Event {
  /// The two modules between which it goes; nil where it stays in one.
  fileprivate var crossing: Set<String>? {
    guard let sender, let receiver, !sender.isUser, sender.module != receiver.module else {
      return nil
    }
    return [sender.module, receiver.module]
  }

  /// Whether it goes where modules may touch.
  fileprivate var isAtBorder: Bool {
    guard let sender, let receiver else { return true }
    let people = [sender, receiver]
    return people.contains { $0.opensScreens || $0.isShared || !$0.isOfStandardRole }
      || people.allSatisfy(\.preparesScreens) || people.allSatisfy(\.isScreen)
      || ["ModuleInput", "ModuleOutput", "Delegate"].contains {
        seam?.interface.hasSuffix($0) == true
      }
  }
}

extension Participant {
  /// Whether several modules may ask it.
  fileprivate var isShared: Bool { role.isOfKind(to: .store, .repository) }
}
