import Sequences
import Traces

extension Rule {
  static let nilLink = Rule(
    "nil-link",
    nothing: "no message was sent and no seam was set"
  ) { evidence in NilLinks(evidence).result }
}

struct NilLinks {
  let evidence: Evidence
  /// The indices of messages lost at a reference that was set to an object and later to nil, probably on purpose.
  private var released: Set<Int> = []

  init(_ evidence: Evidence) {
    self.evidence = evidence
    var isReleased: [String: Bool] = [:]
    for seam in evidence.seams {
      if evidence.trace.events[seam.index].kind == .lost {
        if isReleased[seam.name] == true { released.insert(seam.index) }
      } else if seam.target != nil || isReleased[seam.name] != nil {
        isReleased[seam.name] = seam.target == nil
      }
    }
  }

  var result: (findings: [Finding], examined: Set<Subject>) {
    let examined = Set(evidence.seams.map { Subject.reference($0.owner, $0.property) })
    return (links.map(finding), examined.union(evidence.messages.map { .message($0.offset) }))
  }

  struct Link {
    let owner: Participant
    let seam: Seam
    let losses: [Event]

    /// The reference with its owner: "Presenter.view"; without its property if the trace does not name it.
    var name: String {
      guard seam.property.isEmpty else { return "\(owner).\(seam.property)" }
      let target = losses.first?.receiver.map { " to \($0)" } ?? ""
      return "A reference of \(owner)\(target)"
    }
  }

  private var links: [Link] {
    // A message may be lost on purpose at a reference that was set to an object and later to nil.
    let lost = evidence.events(where: { $0.kind == .lost && $0.loss == .nil })
      .filter { !released.contains($0.offset) }.map(\.element)
    let groups = (unset + lost).grouped { [$0.sender?.family, $0.nilProperty] }
    return groups.compactMap { events in
      events[0].sender.map { owner in
        let seam = events[0].seam ?? Seam(events[0].nilProperty)
        return Link(owner: owner, seam: seam, losses: events.filter { $0.kind == .lost })
      }
    }
  }

  /// The events before `reliableEventCount` that set a reference to nil, except closures and references that are set at any time.
  private var unset: [Event] {
    let all = evidence.seams.filter { evidence.trace.events[$0.index].kind == .wired }
    let set = Set(all.filter { $0.target != nil }.map(\.name))
    let end = reliableEventCount
    return all.filter { seam in
      seam.index < end && seam.seam.interface != "closure" && !set.contains(seam.name)
    }.map { evidence.trace.events[$0.index] }
  }

  /// The count of first events whose nil references are no effect of a release during assembly; all events without one.
  private var reliableEventCount: Int {
    let all = evidence.trace.events
    let released = evidence.lifetimes.releasedDuringAssembly
    guard let first = released.compactMap(evidence.lifetimes.end).min() else { return all.count }
    return max(
      first,
      all.firstIndex { $0.kind == .action || $0.isMessage && $0.kind != .lost } ?? all.count
    )
  }

  private func finding(_ link: Link) -> Finding {
    let late = lateSetting(of: link)
    return Finding(
      late?.text ?? "\(link.name) is nil; \(need(of: link))",
      details: losses(of: link) + (late == nil ? releasedTarget(of: link) : []),
      repair: late?.repair ?? repair(of: link),
      rows: link.losses.compactMap(\.number)
    )
  }

  /// Returns what to say of a reference that was set after each message that was lost at it; nil for another.
  private func lateSetting(of link: Link) -> (text: String, repair: String)? {
    let settings = evidence.seams.filter {
      $0.property == link.seam.property && $0.target != nil
        && evidence.trace.events[$0.index].kind == .wired
    }
    let last = Dictionary(settings.map { ($0.owner, $0.index) }) { $1 }
    let isSetLater = link.losses.allSatisfy { loss in
      guard let owner = loss.sender, let setting = last[owner] else { return false }
      return evidence.index(ofRow: loss.number).map { $0 < setting } ?? false
    }
    guard isSetLater, let first = link.losses.first,
      let index = evidence.index(ofRow: first.number),
      !settings.contains(where: { $0.owner == first.sender && $0.index < index }),
      let setting = settings.first(where: { $0.owner == first.sender && $0.index > index })
    else { return nil }
    let delay = evidence.trace.events[setting.index].time &- first.time
    let begin = evidence.causes(of: first).last { $0.isMessage && $0.receiver == first.sender }
    return (
      "\(link.name) was set too late: \(delay) ms after \(first.rowName) was lost.",
      "set \(link.owner.variable).\(link.seam.property) before "
        + (begin.map { "\($0.rowName) is sent" } ?? "messages pass through it")
    )
  }
}

extension Event {
  /// The name of the nil reference that the event reports, or a guess by the receiver's role; empty if neither is known, as between
  /// objects of one role or of two modules.
  fileprivate var nilProperty: String {
    if let seam { return seam.property }
    guard let receiver, receiver.role != sender?.role, receiver.module == sender?.module else {
      return ""
    }
    return receiver.variable
  }
}
