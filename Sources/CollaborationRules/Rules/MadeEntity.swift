import Sequences
import Traces

extension Rule {
  static let madeEntity = Rule(
    "made-entity",
    nothing: "no object with a role makes an entity",
    needs: [\.missingEntities, \.missingSource]
  ) { evidence in
    let source = evidence.source ?? SourceFacts()
    let hasPreparers = evidence.trace.lanes.contains(where: \.preparesScreens)
    let calls = source.calls.filter { $0.role != nil && evidence.entities.contains($0.called) }
    let wrong = calls.filter { hasPreparers && $0.role?.counts(as: .view) == true }
    return (
      wrong.grouped { [$0.called, $0.type] }.compactMap { finding($0, evidence) },
      Set(calls.map { .sourceCall($0) })
    )
  }

  private static func finding(_ calls: [SourceFacts.Call], _ evidence: Evidence) -> Finding? {
    guard let first = calls.first else { return nil }
    let sent = evidence.trace.events.filter { event in
      event.isMessage && event.sender?.family == first.type
        && calls.contains { $0.location.function == event.location?.function }
        && event.message?.arguments?.contains { $0.value.entity(of: [first.called]) != nil } == true
    }
    let rows = sent.compactMap(\.number)
    return Finding(
      "\(first.type) makes \(first.called.withArticle) itself.",
      details: calls.map { "It does so in \($0.location.function), \($0.location)." }
        + (rows.isEmpty ? [] : ["\(rows.rowNames) \(rows.count == 1 ? "hands" : "hand") it over."]),
      repair: "hand over what was typed, and make the \(first.called) where it is kept",
      rows: rows
    )
  }
}
