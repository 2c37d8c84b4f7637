import LessonKit

extension Session {
  /// Stores the recording so far, without rows hidden by a lesson's question, so that `diff` can compare a later one with it; does
  /// nothing before the first row.
  func rememberConversation() {
    guard let loaded, loaded.now.lastNumber > 0 else { return }
    let isOwn = lesson.map { $0.isExploring && $0.pausedModule !== loaded } ?? true
    let hidden = isOwn ? nil : lesson?.run.hiddenFrom
    previous = hidden.map { loaded.now.before(row: $0) } ?? loaded.now
  }
}
