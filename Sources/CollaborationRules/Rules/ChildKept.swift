import Sequences
import Traces

extension Rule {
  static let childKept = Rule(
    "child-kept",
    nothing: "no Coordinator and no Router holds another",
    needs: [\.missingGraph]
  ) { evidence in
    let children = Children(evidence)
    let groups = children.kept.grouped {
      [$0.reference.owner.family, $0.reference.target.family]
    }
    return (groups.map(finding), Set(children.all.map { .object($0) }))
  }

  private static func finding(_ alike: [Children.Kept]) -> Finding {
    let kept = alike[0]
    let property = kept.reference.property
    let (parent, child) = (kept.reference.owner, kept.reference.target)
    let screens = kept.screens.map(\.name).listed(atMost: 2)
    return Finding(
      "\(parent) still holds \(child), though \(screens) was left.",
      details: [
        "It stands in \(parent).\(property)"
          + (alike.count > 1 ? ", with \(alike.count - 1) more of its kind." : ".")
      ],
      repair: "let go of it in \(property) when its screen is left",
      rows: [kept.row].compactMap(\.self)
    )
  }
}

/// The child Coordinators and Routers that object graphs show before close, and those that outlived their screens.
private struct Children {
  /// A child Coordinator or Router that its parent still holds though all screens of the child were left.
  typealias Kept = (reference: ObjectGraph.Reference, screens: [Participant], row: Int?)

  private(set) var all: Set<Participant> = []
  private(set) var kept: [Kept] = []
  private let evidence: Evidence
  private let screens: [String: [Participant]]
  /// The modules in which a message was lost at a nil reference, which explains a kept child.
  private let unheard: Set<String>
  private var made: [Participant: [Participant]] = [:]

  init(_ evidence: Evidence) {
    self.evidence = evidence
    screens = Dictionary(grouping: evidence.trace.lanes.filter(\.isScreen), by: \.module)
    unheard = Set(evidence.lost(.nil).filter { !$0.tellsNothing }.compactMap(\.sender?.module))
    for event in evidence.trace.events where event.kind == .created {
      if let maker = event.sender { made[maker, default: []] += event.objects.filter(\.isScreen) }
    }
    let end = evidence.closeIndex ?? evidence.trace.events.endIndex
    var known: Set<Participant> = []
    for (index, event) in evidence.events(where: { $0.graph != nil }) where index < end {
      for reference in event.graph?.references ?? [] where reference.isToChild {
        all.insert(reference.target)
        guard !known.contains(reference.target), let found = child(of: reference, index) else {
          continue
        }
        known.insert(reference.target)
        kept.append(found)
      }
    }
  }

  /// Returns whether a child is reused for several visits: each of its screens was created in a later action than the child.
  private func servesAllVisits(_ child: Participant, _ screens: [Participant]) -> Bool {
    let outermost = evidence.facts.outermost
    let visits = screens.compactMap(evidence.lifetimes.creation)
    guard let birth = evidence.lifetimes.creation(of: child), visits.count == screens.count
    else { return false }
    return visits.allSatisfy { visit in
      visit > birth && outermost[visit] != visit && outermost[visit] != outermost[birth]
    }
  }

  /// Returns the child that a reference holds if all screens of the child were left before `index`.
  ///
  /// Returns nil if a screen is open or none is known, the child serves all visits, or a lost message explains why it is held.
  private func child(of reference: ObjectGraph.Reference, _ index: Int) -> Kept? {
    let own = screens(of: reference.target)
    let departures = own.compactMap { screen in
      evidence.lifetimes.end(of: screen).flatMap { $0 < index ? $0 : nil }
        ?? evidence.facts.screenStack.departure(of: screen, before: index)
    }
    guard !own.isEmpty, departures.count == own.count, !unheard.contains(reference.target.module),
      !servesAllVisits(reference.target, own)
    else { return nil }
    return (reference, own, departures.max().flatMap(evidence.outermostRow))
  }

  /// Returns the screens that the child created; else the screens of its module with its ordinal; else all screens of its module.
  private func screens(of child: Participant) -> [Participant] {
    let own = screens[child.module] ?? []
    let same = own.filter { $0.ordinal == child.ordinal }
    return made[child].flatMap { $0.isEmpty ? nil : $0 } ?? (same.isEmpty ? own : same)
  }
}

extension ObjectGraph.Reference {
  /// Whether a Coordinator or a Router holds another one strongly, and the property's name does not lead back to a parent.
  fileprivate var isToChild: Bool {
    strength == .strong && owner.opensScreens && target.opensScreens && owner != target
      && !property.namesWayBack
  }
}
