import Sequences
import Traces

extension Rule {
  static let unsavedChange = Rule(
    "unsaved-change",
    nothing: "no object but a Store changes an entity",
    needs: [\.missingSource, \.missingScenarios]
  ) { evidence in
    let source = evidence.source ?? SourceFacts()
    let changes = source.entityChanges.filter { $0.role?.counts(as: .store, .repository) == false }
    let traces = [evidence.trace] + evidence.scenarios
    guard traces.contains(where: { $0.lanes.contains(where: \.keepsData) }) else { return ([], []) }
    let unsaved = changes.filter { change in
      traces.contains { !$0.calls(of: change).isEmpty } && !traces.contains { $0.saves(change) }
    }
    return (
      unsaved.grouped { [$0.type, $0.location.function] }.compactMap { finding($0, evidence) },
      Set(changes.map { .sourceCall($0) })
    )
  }

  private static func finding(_ changes: [SourceFacts.Call], _ evidence: Evidence) -> Finding? {
    guard let first = changes.first else { return nil }
    let calls = evidence.trace.calls(of: first).map { evidence.trace.events[$0] }
    let name = "\(first.type).\(first.location.function)"
    return Finding(
      "\(name) changes what the Store keeps; the Store is not told.",
      details: ["It sets \(changes.map(\.called).uniqued().listed(atMost: 3)), \(first.location)."]
        + (calls.isEmpty ? [] : ["\(calls.map(\.rowName).listed(atMost: 3)) made the change."]),
      repair: "tell the Store in \(name), and answer with what it keeps",
      rows: calls.compactMap(\.number)
    )
  }
}

extension Trace {
  fileprivate func calls(of change: SourceFacts.Call) -> [Int] {
    events.indices.filter { index in
      let event = events[index]
      return event.isMessage && event.kind != .lost && event.receiver?.family == change.type
        && event.message?.name == change.location.function
    }
  }

  fileprivate func saves(_ change: SourceFacts.Call) -> Bool {
    calls(of: change).contains { index in
      events[index...].contains { event in
        event.isMessage && event.sender == events[index].receiver
          && event.receiver?.keepsData == true && !event.requestsData
          && !Vocabulary.removals.contains { event.words.first?.hasPrefix($0) == true }
      }
    }
  }
}
