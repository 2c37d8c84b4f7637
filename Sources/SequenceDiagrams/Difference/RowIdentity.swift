import Traces

/// The fields in which equal rows (numbered events) of two traces agree: kind, loss, sender, receiver and label.
///
/// Times, numbers and executors are ignored, and so are the names of classes, which some files lack.
struct RowIdentity: Hashable {
  private let kind: Event.Kind
  private let loss: Event.Loss?
  private let sender: String
  private let target: String
  private let label: String

  init(_ event: Event) {
    let objects = event.kind == .created || event.kind == .gone ? event.createdOrReleased : []
    kind = event.kind
    loss = event.loss
    sender = event.sender?.name ?? ""
    target = objects.isEmpty ? event.targetName : ""
    label = objects.isEmpty ? event.label : objects.map(\.name).joined(separator: ", ")
  }

  func precedes(_ other: RowIdentity) -> Bool { words.lexicographicallyPrecedes(other.words) }

  private var words: [String] { [kind.rawValue, loss?.rawValue ?? "", sender, target, label] }
}

/// The fields in which a row (numbered event) and its changed form, with other arguments or another outcome, agree.
struct RowKey: Hashable {
  /// The kind of event; `call` for all messages, and `return` for all answers.
  private let kind: Event.Kind
  private let sender: String
  private let target: String
  private let name: String

  /// Creates the key of a row (numbered event); with `ignoresReceiver`, rows that differ only in the receiver have equal keys.
  init(_ event: Event, ignoresReceiver: Bool) {
    kind = event.isMessage ? .call : event.isAnswer ? .return : event.kind
    sender = event.sender?.name ?? ""
    let isAppearance = event.kind == .created || event.kind == .gone
    target = ignoresReceiver || isAppearance ? "" : event.targetName
    name = event.isAnswer ? "" : event.nameWithoutArguments
  }
}

extension Event {
  fileprivate var targetName: String { receiver?.name ?? seam?.property ?? "" }

  /// The label's name without arguments: `showProducts` for a message, `tap` for the action `tap 1`; empty if there is none.
  fileprivate var nameWithoutArguments: String {
    guard let message else { return candidates.first.map { Message($0).baseName } ?? "" }
    let name = message.baseName
    return kind == .action ? String(name.prefix { $0 != " " }) : name
  }
}
