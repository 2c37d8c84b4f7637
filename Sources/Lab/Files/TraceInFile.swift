import PrintableText
import TraceRecording
import Traces

extension TraceReader {
  /// Returns the message for a file that cannot be parsed: the line and the problem, or that the file is no trace at all.
  package func message(of problem: TraceReadingError, in file: String) -> String {
    guard isForeign else { return problem.description(in: file) }
    return """
      \(file):\(problem.line):\(problem.column): this is no trace. A trace has rows such as  \
      \(TraceReader.exampleRow)  or begins with {"viperlab":1. At the prompt  save trace FILE  \
      writes one, in an app  recorder.write(to:)  does.
      """
  }

  package static let exampleRow = "View -> Presenter  load()"
}

extension Session {
  /// Reads a trace in the notation of traces or in JSON Lines; throws a refusal if the file is unreadable or no trace.
  ///
  /// If the command is cancelled, returns the part of the trace that was read.
  func trace(in path: String) throws(Refusal) -> Trace {
    var (reader, collector) = (TraceReader(checksNumbers: true), TraceCollector())
    var problem: TraceReadingError?
    do throws(FileError) {
      try files.readPieces(path) { piece in
        do throws(TraceReadingError) { try reader.read(piece, into: &collector) } catch {
          problem = error
        }
        return problem == nil && !CancellationFlag.isSet
      }
    } catch {
      throw .failed(error.description)
    }
    if problem == nil {
      do throws(TraceReadingError) { try reader.finish(into: &collector) } catch { problem = error }
    }
    if let problem { throw .failed(reader.message(of: problem, in: path.readablePath).printable()) }
    return collector.trace
  }
}
