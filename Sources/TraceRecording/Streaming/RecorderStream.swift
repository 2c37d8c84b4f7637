import CFiles
import Traces

// The trace as a file that grows while it is recorded.

extension Recorder {
  /// Writes each event to a file as soon as it has happened, as JSON Lines, till ``endStream()`` or
  /// ``stop()``.
  ///
  /// The thread that records an event, or a thread that is writing then, hands the line to the system before the method goes
  /// on: all lines outlive a crash. A file of that name is kept as `app.trace.before`. The stream writes at most `limit` bytes;
  /// its last line counts the events that it left out, behind the object graph that ``write(to:objectGraph:)`` writes, too.
  ///
  ///     tail -n +1 -F app.trace | viperlab diagram -
  ///
  /// - Throws: ``TraceFileError`` where the file cannot be made, or another process streams into it.
  public func stream(to path: String, limit: Int = 64 << 20) throws(TraceFileError) {
    var descriptor: Int32 = -1
    let code = files_open_new(path, path + ".before", 0o644, &descriptor)
    if code != 0 { throw TraceFileError(path: path, code: code) }
    let file = StreamFile(limit: limit, ending: { files_close(descriptor) }) {
      files_append(descriptor, $0.baseAddress, $0.count)
    }
    stream(into: file)
    StreamsAtExit.flush(self)
  }

  /// Streams into what may be no file.
  func stream(into file: StreamFile) {
    endStream()
    let stream = TraceStream(file)
    stream.watch = watch { [weak self, weak stream] in
      if let self { stream?.catchUp(self) }
    }
    streaming.locked { $0 = stream }
    stream.catchUp(self)
  }

  /// Ends a stream: tells what is left, who references whom now, and what was left out.
  public func endStream() {
    let stream = streaming.locked { stream in
      defer { stream = nil }
      return stream
    }
    stream?.finish(self)
  }

  /// How many events a stream has left out by now, since it is as long as it may be, or the disk is full.
  public var leftOutOfStream: Int { streaming.locked { $0 }?.leftOut ?? 0 }

  /// Writes what has come while somebody read the trace.
  func catchUpStream() { streaming.locked { $0 }?.catchUp(self) }

  /// Writes all that is recorded by now.
  func flushStream() { streaming.locked { $0 }?.flush(self) }
}
