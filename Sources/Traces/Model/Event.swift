/// An event of a trace, as a value.
///
/// Fields that a kind does not use are nil or empty. An event holds texts, never objects.
public struct Event: Hashable, Sendable {
  /// The kind of event.
  public var kind: Kind
  /// The event's index in the recorder's order, from 0.
  public var order: Int
  /// The row number, from 1; nil for events that are not rows.
  public var number: Int?
  /// The participant that calls, returns or creates.
  public var sender: Participant?
  /// The participant that is called, answered or created; nil for a message lost at a reference that was never set.
  public var receiver: Participant?
  /// The message; for a return or throw, the message it answers.
  public var message: Message?
  /// The value returned, thrown or replied.
  public var value: Value?
  /// The number of the row inside which the event happened; for a return, throw or reply, the call it answers.
  public var cause: Int?
  /// The time on the stage's virtual clock, in milliseconds.
  public var time = 0
  /// The executor on which the event ran or from which it was sent: `main`, or a queue's name.
  public var executor = Event.mainExecutor
  var details = EventDetails.Box()

  /// Creates an event; all other fields are set by name.
  public init(
    _ kind: Kind,
    order: Int = 0,
    number: Int? = nil,
    from sender: Participant? = nil,
    to receiver: Participant? = nil,
    _ message: Message? = nil
  ) {
    self.kind = kind
    self.order = order
    self.number = number
    self.sender = sender
    self.receiver = receiver
    self.message = message
  }

  /// The executor of events that name no other.
  public static let mainExecutor = "main"
}

extension Event {
  /// The kinds of events.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// An action of the person at the prompt.
    case action
    /// A call from one participant to another.
    case call
    /// An asynchronous message: dispatched, or sent after its cause had returned.
    case asyncCall = "async"
    /// The end of a call, with or without a value.
    case `return`
    /// The end of a call with an error.
    case `throw`
    /// The answer to an asynchronous call.
    case reply
    /// A message that was not delivered.
    case lost
    /// The creation of objects.
    case created
    /// The release of objects.
    case gone
    /// The assignment of a reference.
    case wired
    /// A call by the stage in the place of UIKit, such as `viewDidLoad()`.
    case stage
    /// The screen after a redraw.
    case screen
    /// The references between participants, read from the running objects; not drawn.
    case graph
    /// A line of explanation.
    case note
    /// A titled line between two parts.
    case divider
  }

  /// The reasons why a message was not delivered.
  public enum Loss: String, Hashable, Sendable, CaseIterable {
    /// The reference was nil.
    case `nil`
    /// The object it referred to had been released.
    case gone
    /// A fault dropped the message.
    case dropped
    /// The runaway guard had stopped deliveries.
    case stopped
  }
}

extension Event.Kind {
  /// Whether an event of this kind can happen after its cause has returned.
  public var canBeLate: Bool {
    switch self {
    case .asyncCall, .lost, .created, .gone: true
    default: false
    }
  }

  var isAnswer: Bool { self == .return || self == .throw || self == .reply }
}

extension Event {
  /// Whether this event can be a row, drawn as an arrow.
  ///
  /// A return is a row if it returns a value.
  public var isRow: Bool {
    switch kind {
    case .action, .call, .asyncCall, .throw, .reply, .lost, .created, .gone: true
    case .return: value != nil
    case .wired, .stage, .screen, .graph, .note, .divider: false
    }
  }

  /// Whether this event ends a call.
  public var isAnswer: Bool { kind.isAnswer }

  /// Whether this event is a message between participants, delivered or lost.
  public var isMessage: Bool { kind == .call || kind == .asyncCall || kind == .lost }

  /// The executor on which the message arrived: `main`, or a queue's name.
  public var deliveredOn: String { delivery ?? executor }

  /// The label of the arrow: the message, the returned value, or the lost message.
  public var label: String {
    switch kind {
    case .return, .throw, .reply: value?.summary ?? ""
    case .lost: candidates.count > 1 ? candidates.joined(separator: " or ") : message?.text ?? ""
    case .created, .gone: objects.map(\.shortName).joined(separator: ", ")
    case .note, .divider: text
    default: message?.text ?? ""
    }
  }
}
