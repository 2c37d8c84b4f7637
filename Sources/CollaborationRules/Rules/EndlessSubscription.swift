import Sequences
import Traces

extension Rule {
  static let endlessSubscription = Rule(
    "endless-subscription",
    nothing: "no screen was left"
  ) { evidence in
    let events = evidence.trace.events
    var findings: [Finding] = []
    var examined: Set<Subject> = []
    var late: [(key: [String], index: Int)] = []
    var known: Set<[String]> = []
    var reused: Set<Participant> = []
    var asked: [[Participant]: Int] = [:]
    var lateIndices: Set<Int> = []
    for (index, event) in evidence.messages {
      guard let receiver = event.receiver, let sender = event.sender else { continue }
      // A message that a late value caused asks for nothing.
      if lateIndices.isEmpty
        || !evidence.causeIndices(of: event).contains(where: lateIndices.contains)
      {
        asked[[sender, receiver]] = index
      }
      let key = [sender.name, receiver.name, event.message?.baseName ?? ""]
      guard receiver.worksForScreen, let end = evidence.facts.screenEnd(for: receiver), index > end
      else {
        known.insert(key)
        continue
      }
      examined.insert(.message(index))
      let origin = evidence.facts.outermost[index]
      if sender.isScreen, origin != evidence.facts.outermost[end] { reused.insert(receiver) }
      guard event.kind != .lost,
        evidence.facts.ensembles[sender] != evidence.facts.ensembles[receiver]
          || sender.providesData,
        // A value of a subscription that began before the end has no cause, or one from before the end.
        event.kind == .asyncCall || event.cause == nil, origin == index || origin < end,
        known.contains(key),
        // An answer to a request that was sent after the end is no value of a subscription.
        asked[[receiver, sender]].map({ $0 > end }) != true
      else { continue }
      late.append((key, index))
      lateIndices.insert(index)
    }
    var covered: Set<Int?> = []
    for group in late.grouped(by: \.key) where group.count > 1 {
      let values = group.map { events[$0.index] }
      guard let receiver = values[0].receiver,
        !reused.contains(receiver), let screen = evidence.facts.closedScreen(of: receiver),
        let end = evidence.facts.screenEnd(for: receiver),
        !evidence.causes(of: values[0]).contains(where: { covered.contains($0.number) })
      else { continue }
      covered.formUnion(values.map(\.number))
      let consequences = group.flatMap { evidence.facts.consequences(of: $0.index) }
      let late = values + consequences.map { events[$0] }
      findings.append(finding(values, screen, leftIn: evidence.outermostRow(at: end), late))
    }
    return (findings, examined)
  }

  /// Returns the finding about `events`, values of one subscription; `late` are the values and their consequences.
  private static func finding(
    _ events: [Event],
    _ screen: Participant,
    leftIn row: Int?,
    _ late: [Event]
  ) -> Finding {
    let first = events[0]
    let (sender, receiver) = (first.sender?.name ?? "Somebody", first.receiver?.name ?? "somebody")
    return Finding(
      "\(sender) still tells \(receiver) \(first.message?.name ?? "values"), though \(screen) was left.",
      details: [
        "\(screen) was left\(row.map { " in #\($0)" } ?? ""); after it came \(events.compactMap(\.number).rowNames)."
      ],
      repair: "end the subscription of \(first.receiver?.family ?? receiver) when the screen goes",
      rows: ([row] + late.map(\.number)).compactMap(\.self).uniqued().sorted()
    )
  }
}
