import TraceRecording
import Traces

extension Fault {
  static let replyOffMain = Fault(
    "reply-off-main",
    "an answer reaches the View on a background queue"
  ) { baseline in
    baseline.answers.filter { $0.receiver?.isView == true }.map { .message(.move(to: "io"), $0) }
  }
}
