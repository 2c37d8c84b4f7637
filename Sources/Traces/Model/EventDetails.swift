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
