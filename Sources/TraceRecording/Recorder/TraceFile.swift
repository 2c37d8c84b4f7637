import CFiles
import Traces

// The trace as a file.

extension Recorder {
  /// Writes the trace to a file as JSON Lines, with the object graph (the references between participants) as its end.
  ///
  /// `viperlab diagram FILE` and other commands read it.
  ///
  /// If the recorder records the whole process, the graph leaves out actors and objects that ran on other threads than the main
  /// one; notes name them. Otherwise write when nothing else runs, or without `objectGraph`.
  ///
  /// An existing file is replaced only when the new one is complete. Its mode and, where permitted, its owner stay.
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

/// The error of a trace file that could not be written or created.
public struct TraceFileError: Error, Hashable {
  /// The path of the file that could not be written.
  public let path: String
  /// The system's error number; negative where the file is read-only or not a regular file.
  public let code: Int32
}

extension TraceFileError: CustomStringConvertible {
  /// The path of the file, and the reason why it could not be written.
  public var description: String {
    "\(path): cannot be written (\(String(cString: files_error_text(code)))). Nothing was changed."
  }
}
