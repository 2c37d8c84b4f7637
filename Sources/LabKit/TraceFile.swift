import Lab
import PrintableText
import Traces

/// A trace in a file or on standard input: JSON Lines when it begins with a brace, else the notation.
struct TraceFile {
  private let input: ByteInput
  private let keepsGoing: Bool
  private let mayBeEmpty: Bool

  /// Names a trace, of which nothing is read yet; `-` is standard input.
  init(_ path: String, keepGoing: Bool = false, mayBeEmpty: Bool = false) {
    input = ByteInput(path)
    self.mayBeEmpty = mayBeEmpty
    keepsGoing = keepGoing
  }

  /// What messages call it.
  var name: String { input.name.printable() }

  /// Hands the trace on while it is read.
  ///
  /// After each piece, and before an error, the body may use what has come; it says whether to go
  /// on. Gives how many malformed lines were left out, and what was wrong with the first.
  @discardableResult
  func send<Sink: EventSink>(
    to sink: inout Sink,
    each body: (inout Sink) -> Bool = { _ in true }
  ) throws(Failure) -> (skipped: Int, firstError: TraceReadingError?) {
    var reader = TraceReader(keepGoing: keepsGoing, checksNumbers: true)
    var isWanted = true
    do throws(Failure) {
      try input.read { bytes throws(Failure) in
        try tell(&reader) { (reader) throws(TraceReadingError) in
          try reader.read(bytes, into: &sink)
        }
        isWanted = body(&sink)
        return isWanted
      }
      if isWanted {
        try tell(&reader) { (reader) throws(TraceReadingError) in try reader.finish(into: &sink) }
      }
    } catch {
      _ = body(&sink)
      throw error
    }
    guard reader.rows > 0 || !isWanted || mayBeEmpty else { throw hasNoRow(reader) }
    return (reader.skipped, reader.firstError)
  }

  /// The whole trace.
  var trace: Trace {
    get throws(Failure) {
      var collector = TraceCollector()
      try send(to: &collector)
      return collector.trace
    }
  }

  /// Does something with the reader; what it says about the text gets the name of the file.
  private func tell(
    _ reader: inout TraceReader,
    _ body: (inout TraceReader) throws(TraceReadingError) -> Void
  ) throws(Failure) {
    do throws(TraceReadingError) { try body(&reader) } catch {
      throw Failure(reader.message(of: error, in: name))
    }
  }

  private func hasNoRow(_ reader: TraceReader) -> Failure {
    let example = "A row reads:  \(TraceReader.exampleRow)"
    guard let error = reader.firstError else {
      return Failure("\(name): holds no row. \(example)")
    }
    guard !reader.isForeign else { return Failure(reader.message(of: error, in: name)) }
    let lines = reader.skipped.counted("line")
    return Failure(
      "\(error.description(in: name)); \(lines) left out, and no row among the others. \(example)"
    )
  }
}
