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
  /// Who calls, returns or creates.
  public var sender: Participant?
  /// Who is called, answered or created; nil for a message lost at a reference never set.
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
  private var details = EventDetails.Box()

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

// MARK: - What few events have

extension Event {
  /// Where the call stands in the source.
  public var location: CodeLocation? {
    get { details.content.location }
    set { details.change { $0.location = newValue } }
  }
  /// The reference it went through.
  public var seam: Seam? {
    get { details.content.seam }
    set { details.change { $0.seam = newValue } }
  }
  /// Why a message was lost.
  public var loss: Loss? {
    get { details.content.loss }
    set { details.change { $0.loss = newValue } }
  }
  /// Whether the row that caused this had returned when it came, so that nobody waited for it.
  public var isLate: Bool {
    get { details.content.isLate }
    set { details.change { $0.isLate = newValue } }
  }
  /// The executor on which it was delivered, where that is another than the one it was sent on.
  public var delivery: String? {
    get { details.content.delivery }
    set { details.change { $0.delivery = newValue } }
  }
  /// All messages that may have been lost here; one where it is certain.
  public var candidates: [String] {
    get { details.content.candidates }
    set { details.change { $0.candidates = newValue } }
  }
  /// Who was created, or who is gone.
  public var objects: [Participant] {
    get { details.content.objects }
    _modify { yield &details.content.objects }
  }
  /// What the screen showed.
  public var screen: Screen? {
    get { details.content.screen }
    set { details.change { $0.screen = newValue } }
  }
  /// Who references whom.
  public var graph: ObjectGraph? {
    get { details.content.graph }
    set { details.change { $0.graph = newValue } }
  }
  /// The words of a note or a divider.
  public var text: String {
    get { details.content.text }
    set { details.change { $0.text = newValue } }
  }
}

extension Event {
  /// What happened.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// Something the person at the prompt did.
    case action
    /// A call from one participant to another.
    case call
    /// A message that nobody waits for: sent off, or come after its cause had returned.
    case asyncCall = "async"
    /// The end of a call, with a value or without.
    case `return`
    /// The end of a call by an error.
    case `throw`
    /// The late answer to a call that did not wait.
    case reply
    /// A message that reached nobody.
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
    /// Who references whom, as the running objects say; drawn nowhere.
    case graph
    /// A line of explanation.
    case note
    /// A line between two parts, with a title.
    case divider
  }

  /// Why a message reached nobody.
  public enum Loss: String, Hashable, Sendable, CaseIterable {
    /// The reference was nil.
    case `nil`
    /// The object it pointed to is no more.
    case gone
    /// It was taken away on purpose.
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
