/// What few events have.
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
  /// Where the call stands in the source.
  public var location: CodeLocation? {
    get { details.read { $0.location } }
    set { details.change { $0.location = newValue } }
  }
  /// The reference it went through.
  public var seam: Seam? {
    get { details.read { $0.seam } }
    set { details.change { $0.seam = newValue } }
  }
  /// Why a message was lost.
  public var loss: Loss? {
    get { details.read { $0.loss } }
    set { details.change { $0.loss = newValue } }
  }
  /// Whether the row that caused this had returned when it came, so that it was not waited for.
  public var isLate: Bool {
    get { details.read { $0.isLate } }
    set { details.change { $0.isLate = newValue } }
  }
  /// The executor on which it was delivered, where that is another than the one it was sent on.
  public var delivery: String? {
    get { details.read { $0.delivery } }
    set { details.change { $0.delivery = newValue } }
  }
  /// All messages that may have been lost here; one where it is certain.
  public var candidates: [String] {
    get { details.read { $0.candidates } }
    set { details.change { $0.candidates = newValue } }
  }
  /// The participants that were created, or are gone.
  public var objects: [Participant] {
    get { details.read { $0.objects } }
    _modify { yield &details.content.objects }
  }
  /// What the screen showed.
  public var screen: Screen? {
    get { details.read { $0.screen } }
    set { details.change { $0.screen = newValue } }
  }
  /// The references between participants.
  public var graph: ObjectGraph? {
    get { details.read { $0.graph } }
    set { details.change { $0.graph = newValue } }
  }
  /// The words of a note or a divider.
  public var text: String {
    get { details.read { $0.text } }
    set { details.change { $0.text = newValue } }
  }
}

extension EventDetails {
  /// Holds the details of an event, and takes no room while they say nothing.
  struct Box: Sendable {
    /// One element, or none while all of them are as they were at first.
    private var stored: [EventDetails] = []
  }
}

extension EventDetails.Box {
  /// The details; to change them in place makes room for them.
  var content: EventDetails {
    _read {
      if stored.isEmpty { yield EventDetails() } else { yield stored[0] }
    }
    _modify {
      if stored.isEmpty { stored.append(EventDetails()) }
      yield &stored[0]
    }
  }

  /// A detail; what stands around it is not copied.
  func read<Detail>(_ detail: (EventDetails) -> Detail) -> Detail {
    stored.isEmpty ? detail(EventDetails()) : detail(stored[0])
  }

  /// Sets a detail; makes room only if it says something.
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
