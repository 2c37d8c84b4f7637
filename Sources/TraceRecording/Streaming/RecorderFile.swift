import CFiles
import Platform
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

// The trace as a file that grows while it is recorded.

extension Recorder {
  /// Writes each event to a file as JSON Lines as soon as it is recorded, until ``endStream()`` or ``stop()``.
  ///
  /// The thread that records an event, or another one that is writing, passes the event's line to the system before the
  /// recorded method continues, so that the line outlives a crash. An existing file is kept as `app.trace.before`. The
  /// stream writes at most `limit` bytes. It ends with the object graph, as ``write(to:objectGraph:)`` does, and with a
  /// line that counts the events left out, if there are any. The command shows the trace as it grows:
  ///
  ///     viperlab follow app.trace
  ///
  /// - Throws: ``TraceFileError`` where the file cannot be created, or another process streams into it.
  public func stream(to path: String, limit: Int = 64 << 20) throws(TraceFileError) {
    var descriptor: Int32 = -1
    let code = files_open_new(path, path + ".before", 0o644, &descriptor)
    if code != 0 { throw TraceFileError(path: path, code: code) }
    let file = LimitedFile(limit: limit, ending: { files_close(descriptor) }) {
      files_append(descriptor, $0.baseAddress, $0.count)
    }
    stream(into: file)
    StreamsAtExit.flush(self)
  }

  /// Ends the present stream, and begins one that writes to `file`, which need not be a file on disk.
  func stream(into file: LimitedFile) {
    endStream()
    let stream = TraceStream(file)
    stream.watch = watch { [weak self, weak stream] in
      if let self { stream?.catchUp(self) }
    }
    streaming.locked { $0 = stream }
    stream.catchUp(self)
  }

  /// Ends the stream to a file, if there is one: writes the last events, the object graph, and the number left out.
  public func endStream() {
    streaming.replace(\.self, by: nil)?.finish(self)
  }

  /// The number of events that the present stream has left out, at its limit or an error of writing; 0 without a stream.
  public var leftOutOfStream: Int { streaming.locked { $0 }?.leftOut ?? 0 }

  /// Writes to the stream the events that were recorded while another thread was reading the trace.
  func catchUpStream() { streaming.locked { $0 }?.catchUp(self) }

  func flushStream() { streaming.locked { $0 }?.flush(self) }
}

/// The list of recorders with streams into files, whose unwritten events are written at exit.
enum StreamsAtExit {
  private struct Streaming {
    weak var recorder: Recorder?
  }

  private static let streaming = Locked<[Streaming]>([])

  private static let registration: Void = {
    atexit {
      for one in StreamsAtExit.streaming.locked({ $0 }) { one.recorder?.flushStream() }
    }
  }()

  static func flush(_ recorder: Recorder) {
    registration
    streaming.locked { streaming in
      streaming.removeAll { $0.recorder == nil || $0.recorder === recorder }
      streaming.append(Streaming(recorder: recorder))
    }
  }
}
