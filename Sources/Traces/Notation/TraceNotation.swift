import PrintableText

extension Trace {
  /// The whole trace in the text notation: the `lanes` line, then the events, except object graphs and returns without a value.
  ///
  /// - Complexity: O(*n*), where *n* is the number of events.
  public var notation: String { notation() }

  /// Returns the trace in the text notation, with or without the `lanes` line; without `details`, only its numbered events and no
  /// remarks.
  public func notation(lanes hasLanes: Bool = true, details: Bool = true) -> String {
    var writer = NotationWriter(details: details)
    var text = ""
    if hasLanes {
      var names: Set<String> = []
      let senders = events.flatMap { [$0.notationSender].compactMap(\.self) + $0.participants }
      let all = (lanes + senders).filter { names.insert($0.canonicalName).inserted }
      writer.write(lanes: all, to: &text)
    }
    for event in events { writer.write(event, to: &text) }
    return text
  }

  /// Parses a trace from the text notation.
  ///
  /// - Throws: ``TraceReadingError`` for the first line that cannot be read.
  public init(notation: String) throws(TraceReadingError) {
    var reader = NotationReader()
    let events = try notation.eventsOfLines { line throws(TraceReadingError) in
      try reader.read(line: line)
    }
    self.init(allLanes: reader.lanes, events: events)
  }
}

extension Event {
  /// The sender of this event, or the User for an action without a sender; nil for any other event without a sender.
  var notationSender: Participant? { sender ?? (kind == .action ? .user : nil) }

  /// Returns this event as a line of the notation after `depth` levels of two blanks, without its cause and line end.
  public func notationLine(depth: Int = 0) -> String {
    String(" ", times: 2 * depth) + NotationLineWriter(event: self, isRow: isRow).text
  }

  /// This event as a line of an expectation in a test, without alignment, remark and cause: `View -> Presenter load()`.
  package var expectation: String {
    NotationLineWriter(event: self, isRow: isRow, hasText: false, labelColumn: 0).text
  }

  var objectNames: ObjectNames { ObjectNames(createdOrReleased) }

  /// The participants in ``objects``; the receiver if there are none, empty if there is no receiver either.
  package var createdOrReleased: [Participant] {
    let objects = self.objects
    return objects.isEmpty ? [receiver].compactMap(\.self) : objects
  }
}

extension Participant {
  /// The name that a reader of the notation gives this participant, which differs only in the ordinal: `View:2` for `View:02`.
  var canonicalName: String {
    name.utf8.contains(UInt8(ascii: ":")) ? Participant(named: name).name : name
  }

  var notation: String { canonicalName.notationName }
}

/// The names of created or released objects in a line of the notation: `Router ->* Detail  View, Presenter`.
///
/// If all objects belong to one named module, the module stands after the arrow, and the label lists their names without it.
/// Otherwise the first object stands after the arrow, and the label lists full names.
struct ObjectNames {
  /// The name after the arrow: the module or the first object; nil if there are no objects.
  let receiver: String?
  private let names: [String]
  private let isRedundant: Bool

  init(_ objects: [Participant]) {
    let objects = objects.map { Participant(named: $0.name) }
    let module = objects.first?.module ?? ""
    let isModule =
      !module.isEmpty && objects.allSatisfy { $0.module == module }
      && objects.first?.shortName != module
    receiver = isModule ? module : objects.first?.name
    names = objects.map { isModule ? $0.shortName : $0.name }
    isRedundant = !isModule && objects.count < 2
  }

  /// Returns the label; nil without objects, and for a single object after the arrow unless `isNeeded`, as when a text follows.
  func label(isNeeded: Bool) -> String? {
    if names.isEmpty || (isRedundant && !isNeeded) { return nil }
    return names.map(\.notationName).joined(separator: ", ")
  }
}
