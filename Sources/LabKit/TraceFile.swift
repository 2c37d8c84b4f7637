import Lab
import PrintableText
import Traces

/// A trace in a file or on standard input: JSON Lines if it begins with a brace, otherwise the notation.
struct TraceFile: TraceSource {
  private let input: ByteInput
  private let keepsGoing: Bool
  private let mayBeEmpty: Bool

  /// Creates a trace file without reading it; `-` is standard input.
  ///
  /// With `keepGoing`, malformed lines are skipped. With `mayBeEmpty`, a trace without rows is no failure.
  init(_ path: String, keepGoing: Bool = false, mayBeEmpty: Bool = false) {
    input = ByteInput(path)
    self.mayBeEmpty = mayBeEmpty
    keepsGoing = keepGoing
  }

  var name: String { input.name.printable() }

  /// Sends the events of the trace to a sink while the file is read.
  ///
  /// `body` is called with the sink after each piece of the file and before an error is thrown; reading stops if it returns false.
  /// Returns the number of skipped malformed lines and their first error, if any. Throws for a malformed line unless `keepGoing` is
  /// set, and for a trace without rows unless `mayBeEmpty` is set.
  @discardableResult
  func send<Sink: EventSink>(
    to sink: inout Sink,
    each body: (inout Sink) -> Bool = { _ in true }
  ) throws(Failure) -> (skipped: Int, firstError: TraceReadingError?) {
    var reader = TraceReader(keepGoing: keepsGoing, checksNumbers: true)
    var isWanted = true
    func failure(_ error: TraceReadingError) -> Failure {
      Failure(reader.message(of: error, in: name))
    }
    do throws(Failure) {
      try input.read { bytes throws(Failure) in
        do throws(TraceReadingError) { try reader.read(bytes, into: &sink) } catch {
          throw failure(error)
        }
        isWanted = body(&sink)
        return isWanted
      }
      if isWanted {
        do throws(TraceReadingError) { try reader.finish(into: &sink) } catch {
          throw failure(error)
        }
      }
    } catch {
      _ = body(&sink)
      throw error
    }
    guard reader.rows > 0 || !isWanted || mayBeEmpty else { throw hasNoRow(reader) }
    return (reader.skipped, reader.firstError)
  }

  var trace: Trace {
    get throws(Failure) {
      var collector = TraceCollector()
      try send(to: &collector)
      return collector.trace
    }
  }

  private func hasNoRow(_ reader: TraceReader) -> Failure {
    let example = "A row reads:  \(TraceReader.exampleRow)"
    guard let error = reader.firstError else { return Failure("\(name): holds no row. \(example)") }
    guard !reader.isForeign else { return Failure(reader.message(of: error, in: name)) }
    let lines = reader.skipped.counted("line")
    return Failure(
      "\(error.description(in: name)); \(lines) left out, and no row among the others. \(example)"
    )
  }
}
