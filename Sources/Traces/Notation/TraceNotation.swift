extension Trace {
  /// The whole trace in the notation, the lanes first.
  public var notation: String { notation() }

  /// The trace in the notation, without its lanes or without all that is no numbered row.
  public func notation(lanes hasLanes: Bool = true, details: Bool = true) -> String {
    var writer = NotationWriter(details: details)
    var text = ""
    if hasLanes { writer.write(lanes: lanesAndOthers, to: &text) }
    for event in events { writer.write(event, to: &text) }
    return text
  }

  /// Reads a trace from its notation.
  public init(notation: String) throws(NotationError) {
    var reader = NotationReader()
    var events: [Event] = []
    try reader.read(Array(notation.utf8)[...]) { events.append($0) }
    try reader.finish { events.append($0) }
    self.init(allLanes: reader.lanes, events: events)
  }

  /// The lanes, each name once, and whoever else appears.
  private var lanesAndOthers: [Participant] {
    var names: Set<String> = []
    let all = lanes + events.flatMap { [$0.notationSender].compactMap(\.self) + $0.participants }
    return all.filter { names.insert(Participant(named: $0.name).name).inserted }
  }
}
