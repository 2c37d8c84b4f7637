import Traces

struct OutlivingObjects {
  struct Group {
    let screen: Participant
    let people: [Participant]
    /// The objects of the group that no outliving object holds strongly, at least one; the whole group if each of them is held.
    let unheldObjects: [Participant]
    let closures: [ObjectGraph.StoredClosure]
    /// The numbers of rows after the screen's end in which an unrecorded caller, such as a timer, called an object of the group.
    let work: [Int]
    /// The number of the row in which the screen was released or left; empty if it is unknown.
    let rows: [Int]
    let isRead: Bool
    /// Whether the screen was released; false if it was only left.
    let isGone: Bool
  }

  private(set) var all: [Group] = []
  private(set) var examined: Set<Subject> = []
  private let evidence: Evidence
  private let last: (index: Int, graph: ObjectGraph)?
  private let inLastGraph: Set<Participant>
  /// The participants of the last graph that others than the examined objects hold, and the targets of the examined objects.
  private var held: Set<Participant> = [], owned: Set<Participant> = []
  private let closures: [Participant: [ObjectGraph.StoredClosure]]
  /// The indices of messages without sender and cause, as from a timer, by their receiver.
  private var work: [Participant: [Int]] = [:]
  /// For each participant, the index of its last message from or to a screen that is not released.
  private var uses: [Participant: Int] = [:]
  /// The indices of each participant's requests.
  private var asked: [Participant: [Int]] = [:]

  init(_ evidence: Evidence) {
    self.evidence = evidence
    let index = evidence.trace.events.lastIndex { $0.graph != nil }
    last = index.flatMap { index in evidence.trace.events[index].graph.map { (index, $0) } }
    inLastGraph = Set(last?.graph.participants ?? [])
    closures = Dictionary(grouping: last?.graph.unseen ?? [], by: \.owner)
    guard evidence.missingEnd == nil else { return }
    let ensembles = evidence.facts.ensembles
    let people = Dictionary(grouping: evidence.trace.lanes.filter(\.worksForScreen)) {
      ensembles[$0]
    }
    var found: [(screen: Participant, end: Int, members: [Participant])] = []
    var known: Set<Ensemble> = []
    let open = Set(evidence.trace.lanes.filter(evidence.isBeingLeft).map(\.ensemble))
    for screen in evidence.trace.lanes where screen.isScreen && !open.contains(screen.ensemble) {
      let gone = evidence.lifetimes.end(of: screen)
      guard let left = evidence.facts.screenEnd(for: screen) else { continue }
      examined.insert(.object(screen))
      guard known.insert(screen.ensemble).inserted else { continue }
      let members = people[screen.ensemble, default: []] + (gone == nil ? [screen] : [])
      let living = members.filter { evidence.lifetimes.end(of: $0) == nil }
      found.append((screen, gone ?? left, living))
    }
    for (index, event) in evidence.messages where event.kind != .lost {
      guard let receiver = event.receiver else { continue }
      if event.sender == nil, event.cause == nil { work[receiver, default: []].append(index) }
      guard let sender = event.sender else { continue }
      for (one, other) in [(sender, receiver), (receiver, sender)]
      where other.isScreen && evidence.lifetimes.end(of: other) == nil { uses[one] = index }
    }
    asked = Dictionary(grouping: evidence.facts.requests.all, by: \.sender)
      .mapValues { $0.map(\.index) }
    let members = Set(found.flatMap(\.members))
    if let graph = last?.graph {
      let others = graph.participants.filter { !members.contains($0) }
      held = Set(graph.retained(by: others + graph.cycles.flatMap(\.participants)))
      let references = graph.strongReferences.filter { members.contains($0.owner) }
      owned = Set(references.map(\.target))
    }
    all = found.compactMap { group($0.members, $0.screen, $0.end) }
  }

  private func group(_ members: [Participant], _ screen: Participant, _ end: Int) -> Group? {
    let living = members.filter { !mayWait($0, since: end) && uses[$0].map { $0 > end } != true }
    let busy = living.flatMap { work[$0] ?? [] }.filter { $0 > end }.sorted()
    let isSeen = last.map { $0.index > end } == true
    let left = living.filter { member in
      isSeen
        ? inLastGraph.contains(member) && !held.contains(member)
        : busy.count > 1 && work[member]?.contains { $0 > end } == true
    }
    guard !left.isEmpty else { return nil }
    let unheld = left.filter { !owned.contains($0) }
    let event = evidence.trace.events[end]
    let row = event.number ?? evidence.causes(of: event).last?.number
    return Group(
      screen: screen,
      people: left,
      unheldObjects: unheld.isEmpty ? left : unheld,
      closures: isSeen ? left.flatMap { closures[$0] ?? [] } : [],
      work: busy.compactMap { evidence.trace.events[$0].number },
      rows: [row].compactMap(\.self),
      isRead: isSeen && last?.graph.isUnread == false && !evidence.trace.hasUnreadObjects,
      isGone: evidence.lifetimes.end(of: screen) != nil
    )
  }

  /// Returns whether a participant's last request is unanswered and passed a closure, which may hold the participant.
  ///
  /// Returns false if the participant went on to send requests after its screen had ended: several, or one that nothing before the
  /// end caused, as a timer sends them.
  private func mayWait(_ person: Participant, since end: Int) -> Bool {
    guard let request = evidence.facts.requests.last(of: person), !request.isAnswered,
      request.call.handsOverClosure
    else { return false }
    guard request.index > end else { return true }
    let last = asked[person]?.suffix(2) ?? []
    return evidence.facts.outermost[request.index] < end && last.count { $0 > end } == 1
  }
}

extension Evidence {
  /// Returns whether it is unknown if a screen, or the one above it, was left; false for a released screen and a closed module.
  func isBeingLeft(_ screen: Participant) -> Bool {
    guard lifetimes.end(of: screen) == nil else { return false }
    let isOpen = facts.screenStack.going[screen].map { start in
      !trace.events.indices.dropFirst(start).contains { index in
        let turn = facts.turns[index]
        return trace.events[index].number != nil && turn != facts.turns[start]
          && trace.events[turn].screenChange == nil
      }
    }
    return (isOpen ?? facts.screenStack.uncovered.contains(screen)) && closeIndex == nil
  }
}
