import Sequences
import Traces

extension Rule {
  static let leftBehind = Rule(
    "left-behind",
    RulePage(
      "whoever works for a screen goes with it",
      what: """
        The View is gone, and its Presenter, ViewModel, Interactor or Router is still there, though no living object \
        holds it: a closure, a timer or a subscription does.
        """,
      why: """
        It goes on working for a screen that nobody sees, and each visit adds one more: memory, battery and answers \
        that arrive twice.
        """,
      signs: """
        After the row in which the View is gone the Presenter still has rows, or stands in the last object graph. \
        Messages to the View are lost, for the reason gone.
        """,
      repair: "Capture weakly, and end timers and subscriptions when the screen goes.",
      code: """
        timer = Timer.scheduledTimer(
          withTimeInterval: 1, repeats: true
        ) { [weak self] _ in self?.tick() }
        // and when the screen goes
        timer?.invalidate()
        """,
      hint: """
        A cycle of properties is strong-output or strong-view. A request that is still open may hold whoever asked; \
        such an object is not judged. leaks lists everybody who is left.
        """
    ),
    yieldingTo: ["strong-closure", "recorder-retains", "late-reply"]
  ) { evidence in
    guard evidence.isRecordersDoing != true else { return .nothing("the recorder holds them") }
    let search = Outlasting(evidence)
    return Judgement(
      search.all.grouped { $0.people.map(\.family) }.compactMap(finding),
      judged: search.judged,
      none: "no View is gone"
    )
  }

  private static func finding(_ groups: [Outlasting.Group]) -> Finding? {
    guard let group = groups.first else { return nil }
    let again = groups.count > 1 ? ["So it is with \((groups.count - 1).counted("more screen")) of its kind."] : []
    let names = group.people.map(\.name)
    let heads = group.heads.map(\.name).listed(atMost: 3)
    let closures = group.closures.map(\.description)
    let holder =
      closures.isEmpty
      ? "No property of a living object holds \(heads): a closure, a timer or a subscription does."
      : "No property holds \(heads). Stored closures: \(closures.listed(atMost: 3))."
    let work = group.work.isEmpty ? [] : ["Still at work in \(group.work.rowNames)."]
    return Finding(
      "left-behind",
      "\(names.listed(atMost: 4)) \(names.count == 1 ? "is" : "are") still there, though \(group.screen) is gone.",
      details: [holder] + work + again,
      repair: closures.first.map { "capture weakly: \($0.uncapitalized) = { [weak self] … }" }
        ?? "[weak self] in the closures of \(group.heads.first?.family ?? names[0]), and end its timers and subscriptions",
      rows: groups.flatMap { [$0.row].compactMap(\.self) + $0.work }
    )
  }
}

/// Objects that are there though the screen for which they worked is gone.
private struct Outlasting {
  /// Those of one screen.
  struct Group {
    let screen: Participant
    let people: [Participant]
    /// Those of them that none of them holds.
    let heads: [Participant]
    let closures: [ObjectGraph.StoredClosure]
    /// The rows in which they went on working by themselves.
    let work: [Int]
    /// The row in which the screen went.
    let row: Int?
  }

  private(set) var all: [Group] = []
  private(set) var judged: Set<Subject> = []
  private let evidence: Evidence
  /// The last object graph, and where it stands.
  private let last: (index: Int, graph: ObjectGraph)?

  init(_ evidence: Evidence) {
    self.evidence = evidence
    last = evidence.events.reversed().lazy.compactMap { index, event in
      event.graph.map { (index, $0) }
    }
    .first
    guard evidence.pending == 0 else { return }
    let people = Dictionary(
      grouping: evidence.trace.lanes.filter(\.worksForScreen), by: \.ensemble
    )
    let work = ownWork
    for screen in evidence.trace.lanes where screen.isScreen {
      guard let end = evidence.lifetimes.end(of: screen), let mates = people[screen.ensemble],
        evidence.facts.ends.end(for: screen) != nil
      else { continue }
      judged.insert(.object(screen))
      if all.contains(where: { $0.screen.ensemble == screen.ensemble }) { continue }
      if let group = group(of: mates, screen, end, work) { all.append(group) }
    }
  }

  private func group(
    of mates: [Participant],
    _ screen: Participant,
    _ end: Int,
    _ work: [Participant: [Int]]
  ) -> Group? {
    let living = mates.filter { mate in
      evidence.lifetimes.end(of: mate) == nil && !mayWait(mate)
    }
    let busy = living.flatMap { work[$0] ?? [] }.filter { $0 > end }.sorted()
    let graph = last.flatMap { $0.index > end ? $0.graph : nil }
    let left = graph.map { unheld(living, in: $0) } ?? (busy.count > 1 ? busyOnes(living, work, end) : [])
    guard !left.isEmpty, !isUsedElsewhere(left, since: end) else { return nil }
    let held = Set(
      (graph?.references ?? []).filter { $0.strength == .strong && left.contains($0.owner) && $0.owner != $0.target }
        .map(\.target)
    )
    let heads = left.filter { !held.contains($0) }
    return Group(
      screen: screen,
      people: left,
      heads: heads.isEmpty ? left : heads,
      closures: (graph?.unseen ?? []).filter { left.contains($0.owner) },
      work: busy.compactMap { evidence.trace.events[$0].number },
      row: evidence.trace.events[end].number
    )
  }

  /// Those whom neither a cycle keeps nor anybody else who lives.
  private func unheld(_ people: [Participant], in graph: ObjectGraph) -> [Participant] {
    let own = Set(people)
    let there = Set(graph.participants)
    let others = graph.participants.filter { !own.contains($0) }
    let held = Set(graph.retained(by: others + graph.cycles.flatMap(\.participants)))
    return people.filter { there.contains($0) && !held.contains($0) }
  }

  private func busyOnes(_ people: [Participant], _ work: [Participant: [Int]], _ end: Int) -> [Participant] {
    people.filter { work[$0]?.contains { $0 > end } == true }
  }

  /// Whether a request of somebody's is open, so that its closure may hold whoever asked for a while.
  private func mayWait(_ person: Participant) -> Bool {
    guard let request = evidence.facts.requests.last(of: person) else { return false }
    return !request.isAnswered && request.call.message?.text.contains("{closure}") == true
  }

  /// Whether a screen that is there speaks with one of them after an index.
  private func isUsedElsewhere(_ people: [Participant], since end: Int) -> Bool {
    let own = Set(people)
    return evidence.trace.events[(end + 1)...].contains { event in
      guard event.isMessage, event.kind != .lost, let sender = event.sender, let receiver = event.receiver
      else { return false }
      let isOther = { (person: Participant) in
        person.isScreen && evidence.lifetimes.end(of: person) == nil
      }
      return own.contains(receiver) && isOther(sender) || own.contains(sender) && isOther(receiver)
    }
  }

  /// Where somebody was called by nobody, as by a timer.
  private var ownWork: [Participant: [Int]] {
    evidence.events.reduce(into: [:]) { work, next in
      guard next.element.isMessage, next.element.kind != .lost, next.element.sender == nil,
        next.element.cause == nil, let receiver = next.element.receiver
      else { return }
      work[receiver, default: []].append(next.offset)
    }
  }
}
