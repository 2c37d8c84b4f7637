import Sequences
import Traces

extension Rule {
  static let releasedEarly = Rule(
    "released-early",
    nothing: "no object was made",
    yieldingTo: ["all-weak", "nil-link"]
  ) { evidence in
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
    return (groups.map { finding($0[0], evidence) }, examined)
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
