/// An event of a trace (the record of one run), such as a call between two participants, as a value.
///
/// Fields that a kind of event does not use are nil or empty. An event holds texts, never objects.
public struct Event: Hashable, Sendable {
  /// The kind of the event, such as a call.
  public var kind: Kind
  /// The position of the event among all events of its trace, from 0.
  public var order: Int
  /// The number of the event as a row (an arrow of the diagram), from 1; nil for an event that is no numbered row.
  public var number: Int?
  /// The participant that calls, answers or creates, or that has the assigned reference; nil if there is none or it is
  /// unknown.
  public var sender: Participant?
  /// The participant that is called, answered, created or assigned to a reference; nil if there is none, as for a
  /// message lost at a reference that was never set.
  public var receiver: Participant?
  /// The message of a call; for a return, throw or reply, the message that it answers; nil if there is none or it is
  /// unknown.
  public var message: Message?
  /// The value returned, thrown or replied; nil for an answer without a value and for other kinds of events.
  public var value: Value?
  /// The number of the row (the numbered call or action) during which the event happened; for a return, throw or reply,
  /// the number of the answered call; nil if there is none.
  public var cause: Int?
  /// The virtual time of the event in milliseconds: it passes only when an action such as `wait` moves the clock.
  public var time = 0
  /// The name of the executor on which the event happened or from which its message was sent: `main`, or a queue's
  /// name.
  public var executor = Event.mainExecutor
  var details = EventDetails.Box()

  /// Creates an event with the fields that most events use; the others are set afterwards.
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

  /// The name of the main executor, which is the default of ``executor``.
  public static let mainExecutor = "main"
}

extension Event {
  /// The kinds of events in a trace.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// An action of the person at the prompt, such as `tap 1`.
    case action
    /// A call from one participant to another.
    case call
    /// A call whose sender does not wait for its end: dispatched to an executor, or sent after its cause had returned.
    case asyncCall = "async"
    /// The end of a call without an error, with or without a returned value.
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
    /// The assignment of an object, or of nil, to a reference between participants.
    case wired
    /// A call that the stage (the simulated device) makes in the place of UIKit, such as `viewDidLoad()`.
    case stage
    /// A redraw of the screen, with the new contents.
    case screen
    /// The references between participants at one moment, read from the running objects; not drawn.
    case graph
    /// A line of explanation between other events.
    case note
    /// A titled line between two parts of the trace.
    case divider
  }

  /// The reasons why a message was not delivered.
  public enum Loss: String, Hashable, Sendable, CaseIterable {
    /// A nil reference in the sender, through which the message was to pass.
    case `nil`
    /// A weak reference in the sender, whose object had been released before.
    case gone
    /// An injected fault (an error put in on purpose) that dropped the message.
    case dropped
    /// A recorder that delivers no more messages, because the objects sent each other messages without end.
    case stopped
  }
}

extension Event.Kind {
  /// Whether an event of this kind can happen after the call that caused it has returned.
  public var canBeLate: Bool {
    switch self {
    case .asyncCall, .lost, .created, .gone: true
    default: false
    }
  }

  var isAnswer: Bool { self == .return || self == .throw || self == .reply }
}

extension Event {
  /// Whether this event can be a row, that is, be numbered and drawn as an arrow of the diagram.
  ///
  /// A return can be a row only if it has a value.
  public var isRow: Bool {
    switch kind {
    case .action, .call, .asyncCall, .throw, .reply, .lost, .created, .gone: true
    case .return: value != nil
    case .wired, .stage, .screen, .graph, .note, .divider: false
    }
  }

  /// Whether this event answers a call: a return, a throw or a reply.
  public var isAnswer: Bool { kind.isAnswer }

  /// Whether this event is a message between participants, delivered or lost.
  public var isMessage: Bool { kind == .call || kind == .asyncCall || kind == .lost }

  /// The name of the executor on which the message arrived: `main`, or a queue's name.
  public var deliveredOn: String { delivery ?? executor }

  /// The text drawn with this event: its message, an answer's value, the created or released objects, or a note's text.
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
