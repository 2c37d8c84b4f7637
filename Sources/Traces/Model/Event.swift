/// An event of a trace (the record of one run), such as a call from one participant to another, as a value.
///
/// Fields that a kind of event does not use are nil or empty. An event holds texts, never objects.
public struct Event: Hashable, Sendable {
  /// The kind of the event, such as a call.
  public var kind: Kind
  /// The position of the event among all events of the run, from 0.
  public var order: Int
  /// The event's row number, from 1; nil if the event is not a numbered row, an event drawn as `#1`, `#2` and so on.
  public var number: Int?
  /// The participant that calls, answers, creates or releases, or that owns the assigned reference; nil if there is none or it is
  /// unknown.
  public var sender: Participant?
  /// The participant that is called, answered, created, released or assigned; nil if there is none or it is unknown, as for a
  /// message lost at a reference that was never set.
  public var receiver: Participant?
  /// The message sent, or for a return, throw or reply the message that it answers; nil if there is none or it is unknown.
  public var message: Message?
  /// The value returned, thrown or replied; nil for an answer without a value, and for events that are no answers.
  public var value: Value?
  /// The row number of the call or action that caused the event; of the answered call for a return, throw or reply; nil for none.
  public var cause: Int?
  /// The time of the event in milliseconds on the recorder's clock; a virtual clock moves only by actions such as `wait`.
  public var time = 0
  /// The name of the executor on which the event happened or from which its message was sent: `main`, or the name of a queue.
  public var executor = Event.mainExecutor
  var details = EventDetails.Box()

  /// Creates an event from the fields that most events use; the other fields can be set afterwards.
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

  /// Creates a note.
  package init(note text: String) {
    self.init(.note)
    self.text = text
  }

  /// The name of the main executor, which is the default of ``executor``.
  public static let mainExecutor = "main"

  /// The kinds of events in a trace.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// An action of the person at the prompt, such as `tap 1`.
    case action
    /// A call from one participant to another.
    case call
    /// A call whose sender does not wait for its end: dispatched to an executor, or sent after the call that caused it had
    /// returned.
    case asyncCall = "async"
    /// The end of a call without an error; ``Event/value`` is the returned value, nil for `Void`.
    case `return`
    /// The end of a call with an error, which ``Event/value`` describes.
    case `throw`
    /// The answer to an asynchronous call.
    case reply
    /// A message that was not delivered.
    case lost
    /// The creation of one or more objects.
    case created
    /// The release of one or more objects.
    case gone
    /// The assignment of an object, or of nil, to a reference between participants.
    case wired
    /// A call that the stage (the simulated device) makes in the place of UIKit, such as `viewDidLoad()`.
    case stage
    /// A redraw of the screen; ``Event/screen`` has the new contents.
    case screen
    /// The references between all participants at one moment, read from the running objects; not drawn.
    case graph
    /// A line of explanation between rows (numbered events).
    case note
    /// The title of the part of the trace that begins here.
    case divider
  }

  /// The reasons why a message was not delivered.
  public enum Loss: String, Hashable, Sendable, CaseIterable {
    /// The sender's reference to the receiver was nil.
    case `nil`
    /// The sender's reference was weak, and its object had been released.
    case gone
    /// An injected fault (an error put in on purpose) dropped the message.
    case dropped
    /// The recorder had stopped delivering messages, because the objects sent each other messages without end.
    case stopped
  }

  /// Whether this event can be a row: a numbered event, drawn as an arrow or as words on a line of its own.
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

  /// The name of the executor on which the message arrived: ``delivery``, or the sender's executor if ``delivery`` is nil.
  public var deliveredOn: String { delivery ?? executor }

  /// The text drawn with this event: its message, an answer's value, the names of created or released objects, or a note's text.
  ///
  /// The possible messages of a loss are joined by "or". Empty if there is no text.
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

extension Event.Kind {
  /// Whether an event of this kind can happen after the call that caused it has returned.
  public var canBeLate: Bool {
    self == .asyncCall || self == .lost || self == .created || self == .gone
  }

  var isAnswer: Bool { self == .return || self == .throw || self == .reply }
}
