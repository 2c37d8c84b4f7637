import PrintableText

extension Trace {
  /// The whole trace in the notation, the lanes first.
  ///
  /// - Complexity: O(*n*), where *n* is the number of events.
  public var notation: String { notation() }

  /// Returns the trace in the notation, optionally without lanes or without events that are not numbered rows.
  ///
  /// - Complexity: O(*n*), where *n* is the number of events.
  public func notation(lanes hasLanes: Bool = true, details: Bool = true) -> String {
    var writer = NotationWriter(details: details)
    var text = ""
    if hasLanes { writer.write(lanes: lanesAndOthers, to: &text) }
    for event in events { writer.write(event, to: &text) }
    return text
  }

  /// Parses a trace from its notation.
  ///
  /// - Throws: ``NotationError`` for the first line that cannot be read.
  /// - Complexity: O(*n*), where *n* is the length of the text.
  public init(notation: String) throws(NotationError) {
    var reader = NotationReader()
    var events: [Event] = []
    try reader.read(Array(notation.utf8)[...]) { events.append($0) }
    try reader.finish { events.append($0) }
    self.init(allLanes: reader.lanes, events: events)
  }

  /// The lanes and all other participants, without repeated names.
  private var lanesAndOthers: [Participant] {
    var names: Set<String> = []
    let all = lanes + events.flatMap { [$0.notationSender].compactMap(\.self) + $0.participants }
    return all.filter { names.insert($0.canonicalName).inserted }
  }
}

extension Event {
  /// The sender; the User for an action without a sender.
  var notationSender: Participant? { sender ?? (kind == .action ? .user : nil) }

  /// Returns this event as a line of the notation, without line end and cause.
  public func notationLine(depth: Int = 0) -> String {
    String(" ", times: 2 * depth) + NotationLineWriter(self, isRow: isRow).text
  }

  /// This event as an expectation, `View -> Presenter load()`: without columns, remarks and cause.
  package var expectation: String {
    NotationLineWriter(self, isRow: isRow, hasText: false, labelColumn: 0).text
  }
}

extension Participant {
  /// The name as a reader writes it; only the number after a colon may be spelled differently.
  var canonicalName: String {
    name.utf8.contains(UInt8(ascii: ":")) ? Participant(named: name).name : name
  }

  /// The name as written in the notation.
  var notation: String { canonicalName.notationName }
}
