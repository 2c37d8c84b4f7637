import Platform

/// The recorders that stream into files: where the process exits while one thread writes, what others have recorded
/// meanwhile is written, too.
enum StreamsAtExit {
  /// A recorder that nobody keeps for the sake of its stream.
  private struct Streaming {
    weak var recorder: Recorder?
  }

  private static let streaming = Locked<[Streaming]>([])

  private static let registration: Void = {
    atexit {
      for one in StreamsAtExit.streaming.locked({ $0 }) { one.recorder?.flushStream() }
    }
  }()

  /// Has a recorder's stream written when the process exits.
  static func flush(_ recorder: Recorder) {
    registration
    streaming.locked { streaming in
      streaming.removeAll { $0.recorder == nil || $0.recorder === recorder }
      streaming.append(Streaming(recorder: recorder))
    }
  }
}
