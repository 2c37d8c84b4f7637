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
}

extension Event {
  /// The source location of the call.
  public var location: CodeLocation? {
    get { details.read { $0.location } }
    set { details.change { $0.location = newValue } }
  }
  /// The reference through which the message was sent.
  public var seam: Seam? {
    get { details.read { $0.seam } }
    set { details.change { $0.seam = newValue } }
  }
  /// The reason why the message was lost.
  public var loss: Loss? {
    get { details.read { $0.loss } }
    set { details.change { $0.loss = newValue } }
  }
  /// Whether the causing row had already returned when this event happened.
  public var isLate: Bool {
    get { details.read { $0.isLate } }
    set { details.change { $0.isLate = newValue } }
  }
  /// The executor on which the message was delivered; nil if it is the one that sent it.
  public var delivery: String? {
    get { details.read { $0.delivery } }
    set { details.change { $0.delivery = newValue } }
  }
  /// The messages that may have been lost here; a single one if it is certain.
  public var candidates: [String] {
    get { details.read { $0.candidates } }
    set { details.change { $0.candidates = newValue } }
  }
  /// The participants that were created or released.
  public var objects: [Participant] {
    get { details.read { $0.objects } }
    _modify { yield &details.content.objects }
  }
  /// The screen shown by a `screen` event.
  public var screen: Screen? {
    get { details.read { $0.screen } }
    set { details.change { $0.screen = newValue } }
  }
  /// The references between participants, in a `graph` event.
  public var graph: ObjectGraph? {
    get { details.read { $0.graph } }
    set { details.change { $0.graph = newValue } }
  }
  /// The text of a note or divider, or the remark beside a row.
  public var text: String {
    get { details.read { $0.text } }
    set { details.change { $0.text = newValue } }
  }
}

extension EventDetails {
  /// Stores the details of an event, without an allocation while all of them are empty.
  struct Box: Sendable {
    /// One element, or none while all details have their initial values.
    private var stored: [EventDetails] = []
  }
}

extension EventDetails.Box {
  /// The details.
  ///
  /// Changing them in place allocates storage.
  var content: EventDetails {
    _read {
      if stored.isEmpty { yield EventDetails() } else { yield stored[0] }
    }
    _modify {
      if stored.isEmpty { stored.append(EventDetails()) }
      yield &stored[0]
    }
  }

  /// Returns one detail without copying the others.
  func read<Detail>(_ detail: (EventDetails) -> Detail) -> Detail {
    stored.isEmpty ? detail(EventDetails()) : detail(stored[0])
  }

  /// Changes a detail; allocates storage only if it differs from its initial value.
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

// MARK: - Hashable

extension EventDetails.Box: Hashable {
  static func == (left: Self, right: Self) -> Bool {
    left.stored.isEmpty && right.stored.isEmpty || left.content == right.content
  }

  func hash(into hasher: inout Hasher) { hasher.combine(content) }
}
