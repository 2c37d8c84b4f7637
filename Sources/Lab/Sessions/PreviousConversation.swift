import LessonKit
import Traces

extension Session {
  /// Stores the present moment for `diff`, without the rows that a lesson hides.
  func rememberConversation() {
    guard let loaded, loaded.now.lastNumber > 0 else { return }
    let isOwn = lesson.map { $0.isExploring && $0.pausedModule !== loaded } ?? true
    let hidden = isOwn ? nil : lesson?.run.hiddenFrom
    previous = hidden.map { loaded.now.before(row: $0) } ?? loaded.now
  }
}
