import CFiles
import Traces

// The trace as a file.

extension Recorder {
  /// Writes the trace to a file as JSON Lines, which `viperlab diagram FILE` and the others read, and at
  /// its end who references whom then, so that rules can judge that.
  ///
  /// Where the whole process is recorded, the objects are read on the main thread alone, and only those that were never seen
  /// to run elsewhere; a note names the others. Else write when nothing else runs, or without `objectGraph`.
  ///
  /// A file that was there is replaced when the new one is whole; its mode and, where that is permitted, its owner stay.
  ///
  /// - Throws: ``TraceFileError`` where the file cannot be written; nothing is changed then.
  /// - Complexity: O(*n*), where *n* is the length of the trace.
  public func write(to path: String, objectGraph: Bool = true) throws(TraceFileError) {
    var trace = trace()
    if objectGraph { closingEvents().forEach { trace.append($0) } }
    var text = trace.jsonLines
    let code = text.withUTF8 { files_replace(path, $0.baseAddress, $0.count, 0o666) }
    if code != 0 { throw TraceFileError(path: path, code: code) }
  }
}

/// That a trace could not be written.
public struct TraceFileError: Error, Hashable {
  /// The file that was to be written.
  public let path: String
  /// The reason as the system numbers it; negative where the file is read-only or no file.
  public let code: Int32
}

extension TraceFileError: CustomStringConvertible {
  /// What could not be written, and why.
  public var description: String {
    "\(path): cannot be written (\(String(cString: files_error_text(code)))). Nothing was changed."
  }
}
