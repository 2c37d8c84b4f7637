import Sequences
import Traces

extension Rule {
  static let releasedEarly = Rule("released-early", yieldingTo: ["all-weak", "nil-link"]) {
    evidence in
    var all: [Release] = []
    var examined: Set<Subject> = []
    var arrivals: [Participant: (index: Int, event: Event)] = [:]
    var wasShown: Set<Participant> = []
    let losses = Dictionary(grouping: evidence.lost(.gone), by: \.receiver)
    // The index of the last row that neither creates nor releases objects.
    var lastOther = -1
    for (index, event) in evidence.events {
      switch event.kind {
      case .created:
        for object in event.objects { arrivals[object] = (index, event) }
        examined.formUnion(event.objects.map { .object($0) })
      case .stage: if let screen = event.receiver { wasShown.insert(screen) }
      case .gone:
        let early = event.objects.filter { object in
          guard let arrival = arrivals[object], !wasShown.contains(object) else { return false }
          return isImmediate(from: arrival.event, to: event, lastOther < arrival.index)
        }
        let lost = early.flatMap { losses[$0] ?? [] }.compactMap(\.number)
        if early.contains(where: \.isScreen) || !lost.isEmpty {
          all.append((early, arrivals[early[0]]?.event.sender, index, event.number, lost))
        }
      default: break
      }
      if event.number != nil, event.kind != .created, event.kind != .gone { lastOther = index }
    }
    // These rules explain releases before the first numbered event.
    let isKnown = evidence.finds(.allWeak) || evidence.finds(.nilLink)
    let groups = all.filter { !isKnown || $0.row != nil }.grouped { $0.people.map(\.family) }
    let explained = Set(all.flatMap(\.losses))
    let lost = evidence.lossesOfReceivers.filter { !explained.contains($0.loss.number ?? 0) }
    let needed = lost.filter(\.isNeeded).map(\.loss).grouped(by: \.route)
    var result = RuleResult(
      groups.map { finding($0[0], evidence) } + needed.compactMap { finding($0, evidence) },
      examined: examined.union(
        evidence.events(where: { $0.loss == .gone }).map { .message($0.offset) }
      ),
      none: "no object was made"
    )
    let unclear = lost.filter { !$0.isNeeded }.compactMap(\.loss.number)
    if !unclear.isEmpty {
      result.remark =
        "Not judged: whether the receiver of \(unclear.rowNames) was still needed: it was gone, and no "
        + "row shows that its screen was left. Look which object should hold it."
    }
    return result
  }

  private static func finding(_ losses: [Event], _ evidence: Evidence) -> Finding? {
    guard let first = losses.first, let sender = first.sender, let receiver = first.receiver else {
      return nil
    }
    let seam = evidence.seams.last { $0.owner == sender && $0.target == receiver }
    let strength = first.seam?.strength ?? seam?.seam.strength
    let property = first.seam?.property ?? seam?.property
    let name = property.map { "\(sender).\($0)" } ?? "The reference of \(sender) to it"
    let others = losses.dropFirst().compactMap(\.number)
    return Finding(
      "\(receiver) was gone when \(sender) sent \(first.rowName).",
      details: [
        "The screen was still in use. "
          + (strength == .weak ? "\(name) is weak, and no" : "No")
          + " other object held \(receiver)."
      ] + (others.isEmpty ? [] : ["The same happened to \(others.rowNames)."]),
      repair: "hold \(receiver.family) strongly for as long as the screen is open",
      rows: losses.compactMap(\.number)
    )
  }

  /// Returns whether an object was released as soon as it was made; `isNext` says that no other row stands between the two.
  private static func isImmediate(from arrival: Event, to end: Event, _ isNext: Bool) -> Bool {
    guard arrival.number != nil else { return end.number == nil }
    guard end.number != nil else { return false }
    return arrival.cause != nil && arrival.cause == end.cause
      || isNext && end.time &- arrival.time <= Evidence.immediateMilliseconds
  }

  private static func finding(_ release: Release, _ evidence: Evidence) -> Finding {
    let names = release.people.map(\.name).listed(atMost: 3)
    let (verb, them) = release.people.count == 1 ? ("was", "it") : ("were", "them")
    let seam = evidence.seams.last { seam in
      seam.seam.strength == .weak && seam.target.map(release.people.contains) == true
        && !release.people.contains(seam.owner)
    }
    let holder =
      seam.map { "\($0.name) is weak, and no other object held \(them)." }
      ?? (release.people.contains(where: \.isScreen)
        ? "No object showed \(them)." : "No object held \(them).")
    let blind =
      release.people.contains(where: \.isScreen) ? evidence.makerWithoutScreen(release) : nil
    let lost = release.losses.isEmpty ? [] : ["So \(release.losses.rowNames) reached no object."]
    return Finding(
      "\(names) \(verb) gone as soon as \(release.people.count == 1 ? "it was" : "they were") made.",
      details: (blind.map {
        ["\($0) had no reference to a screen: what it pushes or presents through nil is not shown."]
      } ?? []) + [holder] + lost,
      repair: blind.map {
        "set the reference of \($0.family) to its screen before it shows another one"
      } ?? repair(release, seam),
      rows: ([release.row].compactMap(\.self) + release.losses).uniqued()
    )
  }

  private static func repair(_ release: Release, _ seam: WiredSeam?) -> String {
    if let screen = release.people.first(where: \.isScreen) {
      let maker = release.maker.map { " that \($0.family) makes" } ?? ""
      return "show or hold the \(screen.family)\(maker), or do not make it"
    }
    let name = release.people[0].family
    return seam.map { "hold \(name) strongly beside \($0.name), for as long as it is needed" }
      ?? "hold \(name) strongly for as long as it is needed"
  }
}

private typealias Release = (
  people: [Participant], maker: Participant?, index: Int, row: Int?, losses: [Int]
)

extension Evidence {
  /// The messages that were lost because the receiver was gone, while no row shows that a screen was left; the receiver is needed if
  /// it is no screen, and a screen that the person uses led to the message.
  fileprivate var lossesOfReceivers: [(loss: Event, isNeeded: Bool)] {
    let closings = events(where: \.closesScreen).map(\.offset)
    return events(where: { $0.loss == .gone }).compactMap { index, loss in
      guard let sender = loss.sender, let receiver = loss.receiver, !loss.isOfClosure,
        ![sender, receiver].contains(where: { isClosed($0, at: index) }),
        !receiver.isScreen || closings.first.map({ $0 > index }) != false
      else { return nil }
      if receiver.isScreen { return (loss, false) }
      let causes = causes(of: loss)
      let isLeaving = causes.contains {
        $0.closesScreen || $0.screenChange.map { $0 != .comes } == true
      }
      let turn = facts.turns[index]
      let around = [index] + causeIndices(of: loss)
      let isUsed = around.contains { cause in
        let event = trace.events[cause]
        return facts.turns[cause] == turn
          && [event.sender, event.receiver].contains {
            $0.map { $0.isScreen && !isClosed($0, at: index) } == true
          }
      }
      return (loss, isUsed && !isLeaving && trace.events[turn].kind != .asyncCall)
    }
  }

  private func isClosed(_ object: Participant, at index: Int) -> Bool {
    let end = object.isScreen ? facts.exit(of: object) : facts.screenEnd(for: object)
    return end.map { $0 <= index } == true
  }

  /// Returns the Router or Coordinator that made the released objects if it had no reference to a screen: the next object graph shows
  /// none, and none was set before.
  fileprivate func makerWithoutScreen(_ release: Release) -> Participant? {
    guard let maker = release.maker, maker.opensScreens,
      let graph = trace.events[release.index...].lazy.compactMap(\.graph).first,
      graph.participants.contains(maker), !graph.isUnread,
      !graph.references.contains(where: { $0.owner == maker && $0.target.isScreen }),
      !seams.contains(where: {
        $0.owner == maker && $0.target?.isScreen == true && $0.index < release.index
      })
    else { return nil }
    return maker
  }
}
