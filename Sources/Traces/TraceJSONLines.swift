extension Trace {
  /// The whole trace as JSON Lines; nothing is left out.
  public var jsonLines: String {
    let writer = JSONLinesWriter(lanes: lanes)
    return events.reduce(into: writer.header) { $0 += writer.line($1) }
  }

  /// Reads a trace from JSON Lines.
  public init(jsonLines: String) throws(JSONLinesError) {
    var reader = JSONLinesReader()
    var events: [Event] = []
    let bytes = Array(jsonLines.utf8)
    for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      if let event = try reader.read(line) { events.append(event) }
    }
    if let error = reader.headerMissing() { throw error }
    self.init()
    self.lanes = reader.lanes ?? []
    self.events = events
  }
}
