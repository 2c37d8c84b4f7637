import Sequences
import Traces

extension Rule {
  static let pulledState = Rule(
    "pulled-state",
    nothing: "no Presenter reads a property of an Interactor",
    needs: [\.missingEntities]
  ) { evidence in
    let reads = Array(evidence.events(where: evidence.isStateRead))
    let wrong = reads.map(\.element).filter { $0.value?.entity(of: evidence.entities) != nil }
    return (
      wrong.grouped(by: \.route).compactMap { finding($0, evidence) },
      Set(reads.compactMap { evidence.index(ofRow: $0.element.cause) }.map { .message($0) })
    )
  }

  private static func finding(_ values: [Event], _ evidence: Evidence) -> Finding? {
    let reads = values.compactMap { evidence.row($0.cause) }
    guard let first = reads.first, let presenter = first.sender, let interactor = first.receiver,
      let entity = values.first?.value?.entity(of: evidence.entities)
    else { return nil }
    let property = first.message?.name ?? "a property"
    return Finding(
      "\(presenter) takes \(entity.withArticle) out of \(interactor).\(property).",
      details: [
        "\(reads.compactMap(\.number).rowNames): read as a property, answered by no message."
      ],
      repair: "ask \(interactor.family) by a method, and let it answer by its output",
      rows: (reads + values).compactMap(\.number)
    )
  }
}

extension Evidence {
  fileprivate func isStateRead(_ event: Event) -> Bool {
    guard event.kind == .return, event.value != nil, let read = row(event.cause),
      read.sender?.role.counts(as: .presenter) == true,
      read.receiver?.role.counts(as: .interactor) == true
    else { return false }
    return read.readsProperty
  }
}
