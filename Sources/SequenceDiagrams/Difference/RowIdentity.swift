import Traces

/// What makes two rows the same message: who says what to whom, and how it went.
///
/// Time, order, numbers and the queue are left out, and so are types, which not every file knows.
struct RowIdentity: Hashable {
  private let kind: Event.Kind
  private let loss: Event.Loss?
  private let sender: String
  private let target: String
  private let label: String

  /// The identity of a row.
  init(_ event: Event) {
    let objects = event.kind == .created || event.kind == .gone ? event.comingOrGoing : []
    kind = event.kind
    loss = event.loss
    sender = event.sender?.name ?? ""
    target = objects.isEmpty ? event.targetName : ""
    label = objects.isEmpty ? event.label : objects.map(\.name).joined(separator: ", ")
  }

  /// Whether this comes first in the order of the letters.
  func precedes(_ other: RowIdentity) -> Bool { words.lexicographicallyPrecedes(other.words) }

  private var words: [String] { [kind.rawValue, loss?.rawValue ?? "", sender, target, label] }
}

/// What two rows have in common that are the same message with other arguments, or gone otherwise.
struct RowPosition: Hashable {
  private enum Family: Hashable {
    case message, answer, other(Event.Kind)
  }

  private let family: Family
  private let sender: String
  private let target: String
  private let name: String

  /// The index of a row.
  ///
  /// Loosely, it does not matter whom an action or a lost message was meant for.
  init(_ event: Event, isLoose: Bool) {
    family = event.isMessage ? .message : event.isAnswer ? .answer : .other(event.kind)
    sender = event.sender?.name ?? ""
    let isAppearance = event.kind == .created || event.kind == .gone
    target = isLoose || isAppearance ? "" : event.targetName
    name = event.isAnswer ? "" : event.nameWithoutArguments
  }
}

extension Event {
  /// Who is spoken to, or the reference that pointed to nobody.
  fileprivate var targetName: String { receiver?.name ?? seam?.property ?? "" }

  /// `showProducts` of a message, `tap` of the action `tap 1`.
  fileprivate var nameWithoutArguments: String {
    guard let message else { return candidates.first.map { Message($0).baseName } ?? "" }
    let name = message.baseName
    return kind == .action ? String(name.prefix { $0 != " " }) : name
  }
}
