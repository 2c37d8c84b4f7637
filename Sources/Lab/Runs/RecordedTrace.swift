import CollaborationRules
import PrintableText
import SequenceDiagrams
import Stage
import TerminalText
import TraceRecording
import Traces

// Traces loaded from files, read with the same cursor as a running module.

extension Session {
  func loadTrace(_ words: [String]) throws(Refusal) -> StyledText {
    try Command.expect(words, atMost: 1, "load trace FILE")
    guard let path = words.first else { throw .misused("Which file?  load trace FILE") }
    let trace = try trace(in: path)
    guard trace.lastNumber > 0 else {
      throw .failed("\(path.readablePath) holds no row.  A row reads:  \(TraceReader.exampleRow)")
    }
    state.viewing.filter = RowFilter()
    let end = loaded.map { $0.run.secrets.isEmpty ? "" : secretFaultLoss(in: $0.run) } ?? ""
    let loaded = replace(by: Run(recorded: trace, in: path))
    return StyledText(end)
      + TraceOverview(moment: loaded.now, review: Review(try evidence())).text(
        title: loaded.run.title
      )
  }

  var loadedModule: Module? {
    loaded.flatMap { $0.run.recorded == nil ? $0.run.module : nil }
  }

  var architecture: String? {
    guard let run = loaded?.run else { return nil }
    guard let trace = run.recorded else { return run.running.architecture.name }
    return ArchitectureVerdict.suggested(by: trace)?.table.name
  }

  func refuseInRecording(_ command: Command) throws(Refusal) {
    guard let run = loaded?.run, run.recorded != nil, command.needsModule else { return }
    let reason =
      command.group == .look
      ? "its code is not here" : "it can be looked at, and nothing can be done in it"
    throw .failed("\(run.title) was recorded: \(reason).  load \(modules.first?.name ?? "NAME")")
  }

  func refuseToLook(at subject: String) throws(Refusal) {
    guard let run = loaded?.run, run.recorded != nil else { return }
    throw .failed("\(run.title) does not tell \(subject).")
  }

  /// Reads a trace in either format; if the command is cancelled, returns the part that was read.
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
