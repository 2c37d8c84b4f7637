import Traces

extension Rule {
  static let endlessSubscription = Rule(
    "endless-subscription",
    """
    a subscription ends with its screen
    What: A subscription goes on delivering values to the objects of a screen, though the screen
    was left.
    Why: Each visit adds a subscriber. Its values reach no screen, and cost battery, network and
    time.
    Signs: In the trace the same late message arrives again and again after the row in which the
    screen was left.
    Repair: End the subscription when the screen goes.
    Hint: One value that was on its way when the screen was left is not found. Objects that another
    screen still uses are not judged.
    Code:
    // in viewDidDisappear
    interactor?.stopUpdates()
    """,
    nothing: "no screen was left"
  ) { evidence in
    let streams = LateStreams(evidence)
    return (streams.all.map(finding), streams.examined)
  }

  private static func finding(_ stream: LateStreams.Stream) -> Finding {
    let first = stream.events[0]
    let (sender, receiver) = (first.sender?.name ?? "Somebody", first.receiver?.name ?? "somebody")
    let rows = stream.events.compactMap(\.number)
    return Finding(
      "endless-subscription",
      "\(sender) still tells \(receiver) \(first.message?.name ?? "values"), though \(stream.screen) was left.",
      details: [
        "\(stream.screen) was left\(stream.row.map { " in #\($0)" } ?? ""); after it came \(rows.rowNames)."
      ],
      repair: "end the subscription of \(first.receiver?.family ?? receiver) when the screen goes",
      rows: ([stream.row] + stream.late.map(Optional.some)).compactMap(\.self).uniqued().sorted()
    )
  }
}

/// Values that a screen's objects received after the screen was left.
private struct LateStreams {
  struct Stream {
    let screen: Participant
    let row: Int?
    let events: [Event]
    /// The row numbers of the late values and of their consequences, ascending.
    let late: [Int]
  }

  private(set) var all: [Stream] = []
  private(set) var examined: Set<Subject> = []

  init(_ evidence: Evidence) {
    let events = evidence.trace.events
    var late: [[String]: [Int]] = [:]
    var order: [[String]] = []
    var known: Set<[String]> = []
    var reused: Set<Participant> = []
    for (index, event) in evidence.events where event.isMessage {
      guard let receiver = event.receiver, let sender = event.sender else { continue }
      let key = [sender.name, receiver.name, event.message?.baseName ?? ""]
      guard let end = LateStreams.end(of: receiver, evidence), index > end else {
        known.insert(key)
        continue
      }
      examined.insert(.message(index))
      if sender.isScreen { reused.insert(receiver) }
      guard event.kind != .lost, sender.ensemble != receiver.ensemble || sender.providesData,
        evidence.isPushed(event, known.contains(key), before: end)
      else { continue }
      if late[key] == nil { order.append(key) }
      late[key, default: []].append(index)
    }
    var covered: Set<Int?> = []
    for key in order {
      guard let indices = late[key], indices.count > 1, let receiver = events[indices[0]].receiver,
        !reused.contains(receiver), let screen = evidence.facts.screenEnds.screen(of: receiver),
        let end = LateStreams.end(of: receiver, evidence),
        !evidence.causes(of: events[indices[0]]).contains(where: { covered.contains($0.number) })
      else { continue }
      let chosen = indices.map { events[$0] }
      covered.formUnion(chosen.map(\.number))
      let row = evidence.causes(of: events[end]).last?.number ?? events[end].number
      let consequences = indices.flatMap { index in
        evidence.facts.consequences(of: index).map { events[$0] }
      }
      all.append(
        Stream(
          screen: screen,
          row: row,
          events: chosen,
          late: (chosen + consequences).compactMap(\.number).sorted()
        )
      )
    }
  }

  /// Returns the index at which an object's screen was left or released; nil if the screen is open, or the object works for none.
  private static func end(of person: Participant, _ evidence: Evidence) -> Int? {
    person.worksForScreen ? evidence.facts.screenEnds.end(for: person) : nil
  }
}

extension Evidence {
  /// Returns whether a message is a value of a subscription that began before the screen ended, at the index `end`.
  fileprivate func isPushed(_ event: Event, _ isKnown: Bool, before end: Int) -> Bool {
    guard event.kind == .asyncCall || event.cause == nil else { return false }
    guard let origin = causes(of: event).last, let index = index(ofRow: origin.number) else {
      return isKnown
    }
    return index < end && isKnown
  }
}
