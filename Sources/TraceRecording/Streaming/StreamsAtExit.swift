import Platform

/// The list of recorders with streams into files, whose unwritten events are written at exit.
enum StreamsAtExit {
  /// A weak reference to a recorder with a stream.
  private struct Streaming {
    weak var recorder: Recorder?
  }

  private static let streaming = Locked<[Streaming]>([])

  private static let registration: Void = {
    atexit {
      for one in StreamsAtExit.streaming.locked({ $0 }) { one.recorder?.flushStream() }
    }
  }()

  /// Flushes the recorder's stream when the process exits.
  static func flush(_ recorder: Recorder) {
    registration
    streaming.locked { streaming in
      streaming.removeAll { $0.recorder == nil || $0.recorder === recorder }
      streaming.append(Streaming(recorder: recorder))
    }
  }
}
