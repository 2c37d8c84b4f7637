extension Trace {
  /// The whole trace as JSON Lines, a header line and one line for each event, including object graphs and screens.
  ///
  /// - Complexity: O(*n*), where *n* is the number of events.
  public var jsonLines: String {
    let writer = JSONLinesWriter(lanes: lanes)
    return events.reduce(into: writer.header) { $0 += writer.line($1) }
  }

  /// Parses a trace from JSON Lines.
  ///
  /// - Throws: ``JSONLinesError`` for the first line that cannot be read, or if the header line is missing.
  /// - Complexity: O(*n*), where *n* is the length of the text.
  public init(jsonLines: String) throws(JSONLinesError) {
    var reader = JSONLinesReader()
    let events = try jsonLines.eventsOfLines { line throws(JSONLinesError) in
      try reader.read(line: line)
    }
    if let error = reader.headerMissing() { throw error }
    self.init(allLanes: reader.lanes ?? [], events: events)
  }
}
