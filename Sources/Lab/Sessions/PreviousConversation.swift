import LessonKit
import Traces

extension Session {
  /// Keeps what was said so far for `diff`, without what a lesson still hides.
  func rememberConversation() {
    guard let loaded, loaded.now.lastNumber > 0 else { return }
    let isOwn = lesson.map { $0.isExploring && $0.away !== loaded } ?? true
    let hidden = isOwn ? nil : lesson?.run.hiddenFrom
    previous = hidden.map { loaded.now.before(row: $0) } ?? loaded.now
  }
}
