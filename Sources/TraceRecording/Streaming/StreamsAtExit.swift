import Platform

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

  /// Makes the recorder write its stream's remaining events when the process exits.
  static func flush(_ recorder: Recorder) {
    registration
    streaming.locked { streaming in
      streaming.removeAll { $0.recorder == nil || $0.recorder === recorder }
      streaming.append(Streaming(recorder: recorder))
    }
  }
}
