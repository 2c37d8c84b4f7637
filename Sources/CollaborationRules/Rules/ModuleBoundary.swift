import Sequences
import Traces

extension Rule {
  static let moduleBoundary = Rule(
    "module-boundary",
    nothing: "no message went from one module to another",
    yieldingTo: ["view-bypass"]
  ) { evidence in
    let modules = Set(evidence.trace.lanes.filter(\.preparesScreens).map(\.module))
    let crossing = evidence.messages.filter { _, event in
      event.crossing.map { modules.isSuperset(of: $0) } == true
    }
    let parts = ModuleParts(evidence.trace)
    let tables = LayerTableChoice(evidence.trace, given: evidence.layers)
    let wrong = crossing.map(\.element).filter { event in
      !event.isAtBorder && !parts.isInside(event) && !evidence.isAnswer(event)
        && !event.isToListener(tables)
    }
    return (
      wrong.grouped(by: \.route).compactMap(finding), Set(crossing.map { .message($0.offset) })
    )
  }

  private static func finding(_ events: [Event]) -> Finding? {
    guard let first = events.first, let sender = first.sender, let receiver = first.receiver else {
      return nil
    }
    return Finding(
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
  fileprivate var crossing: Set<String>? {
    guard let sender, let receiver, !sender.isUser, sender.module != receiver.module else {
      return nil
    }
    return [sender.module, receiver.module]
  }

  /// Whether the message goes between objects by which modules may talk, such as Routers or Stores; true for an unknown object.
  fileprivate var isAtBorder: Bool {
    guard let sender, let receiver else { return true }
    let people = [sender, receiver]
    return people.contains { $0.opensScreens || $0.keepsData || !$0.isOfStandardRole }
      || people.allSatisfy(\.preparesScreens) || people.allSatisfy(\.isScreen)
      || ["ModuleInput", "ModuleOutput", "Delegate"].contains {
        seam?.interface.hasSuffix($0) == true
      }
  }

  /// Returns whether the message goes from the Interactor of a RIB to another Interactor, its listener.
  fileprivate func isToListener(_ tables: LayerTableChoice) -> Bool {
    guard let sender, let receiver else { return false }
    return tables.table(of: sender.module) == .ribs
      && [sender, receiver].allSatisfy { $0.role.counts(as: .interactor) }
  }
}

/// The modules that belong together: their objects were created together or by one cause, or one's name extends the other's.
private struct ModuleParts {
  private var relatedPairs: Set<[String]> = []

  init(_ trace: Trace) {
    var made: [Int: Set<String>] = [:]
    for event in trace.events where event.kind == .created {
      var modules = Set(event.objects.filter { !$0.keepsData }.map(\.module))
      if let cause = event.cause {
        modules.formUnion(made[cause] ?? [])
        made[cause] = modules
      }
      for one in modules {
        for other in modules where one < other { relatedPairs.insert([one, other]) }
      }
    }
  }

  func isInside(_ event: Event) -> Bool {
    guard let one = event.sender?.module, let other = event.receiver?.module else { return false }
    return relatedPairs.contains([one, other].sorted()) || one.isPart(of: other)
      || other.isPart(of: one)
  }
}

extension String {
  /// Returns whether this module name extends the module name `whole` by a word, as `ProfileHeader` extends `Profile`.
  fileprivate func isPart(of whole: String) -> Bool {
    guard !whole.isEmpty, count > whole.count, hasPrefix(whole) else { return false }
    return dropFirst(whole.count).first?.isUppercase == true
  }
}
