/// Something that happened, as a value.
///
/// Fields that a kind has no use for are nil or empty. An event holds texts, never objects.
public struct Event: Hashable, Sendable {
  /// What happened.
  public var kind: Kind
  /// The index in the order of the recorder, from 0.
  public var order: Int
  /// The number of the row, from 1; nil for what is no row.
  public var number: Int?
  /// The participant that calls, returns or creates.
  public var sender: Participant?
  /// The participant that is called, answered or created; nil for a message lost at a reference never set.
  public var receiver: Participant?
  /// What was said; of a return or a throw, the message it answers.
  public var message: Message?
  /// What was returned, thrown or replied.
  public var value: Value?
  /// The row inside which this happened; of a return, throw or reply, the call it answers.
  public var cause: Int?
  /// The stage's virtual clock, in milliseconds.
  public var time = 0
  /// Where it ran, or from where it was sent: `main`, or a queue's name.
  public var executor = Event.mainExecutor
  /// What few events have.
  var details = EventDetails.Box()

  /// Makes an event; all else is set by name.
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

  /// The executor of everything that does not say otherwise.
  public static let mainExecutor = "main"
}

extension Event {
  /// What happened.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// Something the person at the prompt did.
    case action
    /// A call from one participant to another.
    case call
    /// A message that is not waited for: sent off, or come after its cause had returned.
    case asyncCall = "async"
    /// The end of a call, with a value or without.
    case `return`
    /// The end of a call by an error.
    case `throw`
    /// The late answer to a call that did not wait.
    case reply
    /// A message that was not delivered.
    case lost
    /// Objects that came to be.
    case created
    /// Objects that are no more.
    case gone
    /// A reference that was set.
    case wired
    /// The stage calls a participant, as UIKit would: `viewDidLoad()`.
    case stage
    /// The screen after something was drawn.
    case screen
    /// The references between participants, read from the running objects; drawn nowhere.
    case graph
    /// A line of explanation.
    case note
    /// A line between two parts, with a title.
    case divider
  }

  /// Why a message was not delivered.
  public enum Loss: String, Hashable, Sendable, CaseIterable {
    /// The reference was nil.
    case `nil`
    /// The object it pointed to is no more.
    case gone
    /// A fault dropped it.
    case dropped
    /// The conversation had run away and was stopped.
    case stopped
  }
}

extension Event.Kind {
  /// Whether something of this kind may come after its cause has returned.
  public var canBeLate: Bool {
    switch self {
    case .asyncCall, .lost, .created, .gone: true
    default: false
    }
  }

  /// Whether an event of this kind is the end of a call.
  var isAnswer: Bool { self == .return || self == .throw || self == .reply }
}

extension Event {
  /// Whether this event can be a row: everything that is drawn as an arrow.
  ///
  /// A return counts when it hands a value back.
  public var isRow: Bool {
    switch kind {
    case .action, .call, .asyncCall, .throw, .reply, .lost, .created, .gone: true
    case .return: value != nil
    case .wired, .stage, .screen, .graph, .note, .divider: false
    }
  }

  /// Whether this event is the end of a call.
  public var isAnswer: Bool { kind.isAnswer }

  /// Whether one participant said something to another here, or tried to.
  public var isMessage: Bool { kind == .call || kind == .asyncCall || kind == .lost }

  /// The executor on which it arrived: `main`, or a queue's name.
  public var deliveredOn: String { delivery ?? executor }

  /// The words on the arrow: the message, the value handed back, or what was lost.
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
