import PrintableText
import TraceRecording
import Traces

extension Session {
  /// The trace in a file, in the notation or as JSON Lines, read piece by piece.
  func trace(in path: String) throws(Refusal) -> Trace {
    var (reader, collector) = (TraceReader(), TraceCollector())
    var problem: TraceReadingError?
    do throws(FileError) {
      try files.readPieces(path) { piece in
        problem = Session.problem { () throws(TraceReadingError) in
          try reader.read(piece, into: &collector)
        }
        return problem == nil && !Interruption.isRequested
      }
    } catch {
      throw .failed(error.description)
    }
    problem =
      problem
      ?? Session.problem { () throws(TraceReadingError) in
        try reader.finish(into: &collector)
      }
    if let problem { throw .failed(problem.description(in: path.readablePath).printable()) }
    return collector.trace
  }

  private static func problem(
    _ body: () throws(TraceReadingError) -> Void
  ) -> TraceReadingError? {
    do throws(TraceReadingError) {
      try body()
      return nil
    } catch {
      return error
    }
  }
}
