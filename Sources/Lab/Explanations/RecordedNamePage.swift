import Comparison
import PrintableText
import TerminalText
import Traces

/// The page of `explain` for a name that occurs in the trace, of a participant, its class, or a message, or for a protocol.
struct RecordedNamePage {
  let trace: Trace
  let outline: SourceOutline
  let references: [ObjectGraph.Reference]
  let settings: Settings

  var names: [String] {
    let objects = trace.lanes.filter { !$0.isUser }.flatMap { [$0.name, $0.type] }
    return (objects + messages.compactMap { $0.message?.baseName } + outline.protocols.map(\.name))
      .filter { !$0.isEmpty }.uniqued()
  }

  func text(of name: String) -> StyledText? {
    let name = name.lowercased()
    let objects = trace.lanes.filter {
      !$0.isUser && [$0.name.lowercased(), $0.type.lowercased()].contains(name)
    }
    if !objects.isEmpty { return objects.reduce(StyledText()) { $0 + page(of: $1) } }
    let rows = messages.filter { row in
      [row.message?.name, row.message?.baseName].contains { $0?.lowercased() == name }
    }
    return rows.first.map { page(of: $0, rows) }
      ?? outline.protocols.first { $0.name.lowercased() == name }.map { page(of: $0) }
  }

  private var messages: [Event] { trace.rows.filter(\.isMessage) }

  private func page(of object: Participant) -> StyledText {
    let sent = messages.filter { $0.sender == object }
    let received = messages.filter { $0.receiver == object }
    let holders = references.filter { $0.target == object }
      .map { "\($0.owner.name).\($0.property) (\($0.strength.rawValue))" }
    let type = object.type.isEmpty ? "" : ": \(object.type)"
    return StyledText(object.name.printable(), .strong) + StyledText(type.printable() + "\n")
      + facts([
        ("sends", sent.map { "\($0.messageName) to \($0.receiver.name)" }),
        ("receives", received.map { "\($0.messageName) from \($0.sender.name)" }),
        ("holds", references.filter { $0.owner == object }.map(\.target.name)),
        ("held by", holders),
        ("source", sent.compactMap { $0.location?.description }),
      ])
  }

  private func page(of message: Event, _ rows: [Event]) -> StyledText {
    StyledText((message.message?.name ?? "").printable() + "\n", .strong)
      + facts([
        ("goes", rows.map { "from \($0.sender.name) to \($0.receiver.name)" }),
        ("rows", rows.compactMap { $0.number.map { "#\($0)" } }),
        ("source", rows.compactMap { $0.location?.description }),
      ])
  }

  private func page(of type: SourceType) -> StyledText {
    let adopters = outline.types.filter {
      $0.kind != .protocol && outline.ancestors(of: $0).contains(type.name)
    }
    .map { $0.name + ($0.role.map { " (\($0.name))" } ?? "") }
    let holders = trace.events.compactMap { event -> String? in
      guard event.kind == .wired, let seam = event.seam, seam.interface == type.name else {
        return nil
      }
      return "\(event.sender.name).\(seam.property) (\(seam.strength.rawValue))"
    }
    return StyledText(type.name, .strong) + ": a protocol\n"
      + facts([
        ("inherits", type.parents.filter { !["AnyObject", "Sendable"].contains($0) }),
        ("declares", type.members.map(\.name)),
        ("adopted", adopters.isEmpty ? [] : ["by \(adopters.listed())"]),
        ("held by", holders),
        ("source", ["\(type.location)"]),
      ])
  }

  private func facts(_ facts: [(name: String, things: [String])]) -> StyledText {
    facts.reduce(into: StyledText()) { text, fact in
      let things = fact.things.uniqued()
      guard !things.isEmpty else { return }
      let more = things.count - RecordedNamePage.maximumNamed
      let named = things.prefix(RecordedNamePage.maximumNamed) + (more > 0 ? ["\(more) more"] : [])
      text += StyledText(named: fact.name, [named.joined(separator: ", ")], column: 10, settings)
    }
  }

  private static let maximumNamed = 8
}

extension Event {
  fileprivate var messageName: String { message?.name ?? label }
}

extension Participant? {
  fileprivate var name: String { self?.name ?? "nobody" }
}
