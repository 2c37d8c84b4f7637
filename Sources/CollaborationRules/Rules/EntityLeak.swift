import Sequences
import Traces

extension Rule {
  static let entityLeak = Rule(
    "entity-leak",
    nothing: "no message was sent to a View",
    needs: [\.missingEntities]
  ) { evidence in
    let told = Array(evidence.events(where: \.tellsView))
    let wrong = told.map(\.element).filter { $0.entity(of: evidence.entities) != nil }
    let groups = wrong.grouped { $0.route + [$0.message?.name ?? ""] }
    return (groups.compactMap { finding($0, evidence) }, Set(told.map { .message($0.offset) }))
  }

  private static func finding(_ events: [Event], _ evidence: Evidence) -> Finding? {
    guard let first = events.first, let entity = first.entity(of: evidence.entities),
      let sender = first.sender, let view = first.receiver
    else { return nil }
    let rows = events.compactMap(\.number)
    let isKept = evidence.trace.lanes.contains(where: \.isStore)
    return Finding(
      "\(first.message?.name ?? "A message") hands \(entity) to \(view).",
      details: [
        "\(rows.rowNames): \(sender) passes on \(isKept ? "what the store keeps" : "the entity itself")."
      ],
      repair: sender.preparesScreens
        ? "make a value in \(sender.family) that holds what the View draws"
        : "let the object that prepares the screen hand over a value with what the View draws",
      rows: rows
    )
  }
}

extension Event {
  fileprivate var tellsView: Bool {
    guard receiver?.role.counts(as: .view) == true else { return false }
    return kind == .call || kind == .asyncCall || (isAnswer && value != nil)
  }

  fileprivate func entity(of entities: [String]) -> String? {
    let handed = isAnswer ? [value].compactMap(\.self) : (message?.arguments ?? []).map(\.value)
    let found = Set(handed.compactMap { $0.entity(of: entities) })
    return entities.first(where: found.contains)
  }
}
