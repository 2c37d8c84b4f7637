/// The fields that few events use, stored apart to keep ``Event`` small.
struct EventDetails: Hashable, Sendable {
  var location: CodeLocation?
  var seam: Seam?
  var loss: Event.Loss?
  var isLate = false
  var delivery: String?
  var candidates: [String] = []
  var objects: [Participant] = []
  var screen: Screen?
  var graph: ObjectGraph?
  var text = ""

  /// The storage of an event's details; allocates no memory before a detail is set.
  struct Box: Sendable {
    /// The details as the only element, or no element while every detail has its initial value.
    private var stored: [EventDetails] = []
  }
}

extension Event {
  /// The place in the source code from which the message was sent; nil if unknown.
  public var location: CodeLocation? {
    get { details.content.location }
    set { details.change { $0.location = newValue } }
  }
  /// The reference through which the message was sent, or to which an object was assigned; nil if unknown.
  public var seam: Seam? {
    get { details.content.seam }
    set { details.change { $0.seam = newValue } }
  }
  /// The reason why the message was lost; nil for an event that is not lost, or if the reason is unknown.
  public var loss: Loss? {
    get { details.content.loss }
    set { details.change { $0.loss = newValue } }
  }
  /// Whether the call that caused this event had already returned when the event happened.
  public var isLate: Bool {
    get { details.content.isLate }
    set { details.change { $0.isLate = newValue } }
  }
  /// The name of the executor on which the message was delivered; nil if it was the sender's executor.
  public var delivery: String? {
    get { details.content.delivery }
    set { details.change { $0.delivery = newValue } }
  }
  /// The texts of the messages that a lost message may be: one if the message is certain; empty if unknown and for other events.
  public var candidates: [String] {
    get { details.content.candidates }
    set { details.change { $0.candidates = newValue } }
  }
  /// The participants that this event creates or releases; empty if ``receiver`` alone names the object, and for other events.
  public var objects: [Participant] {
    get { details.content.objects }
    _modify { yield &details.content.objects }
  }
  /// The contents of the screen, in a `screen` event; nil in other events.
  public var screen: Screen? {
    get { details.content.screen }
    set { details.change { $0.screen = newValue } }
  }
  /// The references between participants, in a `graph` event; nil in other events.
  public var graph: ObjectGraph? {
    get { details.content.graph }
    set { details.change { $0.graph = newValue } }
  }
  /// The text of a note or divider, or the remark shown beside another event; empty if there is none.
  public var text: String {
    get { details.content.text }
    set { details.change { $0.text = newValue } }
  }
}

extension EventDetails.Box {
  /// The stored details, or their initial values; modifying it in place allocates memory if none are stored.
  var content: EventDetails {
    _read {
      if stored.isEmpty { yield EventDetails() } else { yield stored[0] }
    }
    _modify {
      if stored.isEmpty { stored.append(EventDetails()) }
      yield &stored[0]
    }
  }

  /// Changes details with `set`; allocates memory only if a detail then differs from its initial value.
  mutating func change(_ set: (inout EventDetails) -> Void) {
    if stored.isEmpty {
      var details = EventDetails()
      set(&details)
      if details != EventDetails() { stored.append(details) }
    } else {
      set(&stored[0])
    }
  }
}

extension EventDetails.Box: Hashable {
  static func == (left: Self, right: Self) -> Bool {
    left.stored.isEmpty && right.stored.isEmpty || left.content == right.content
  }

  func hash(into hasher: inout Hasher) { hasher.combine(content) }
}
