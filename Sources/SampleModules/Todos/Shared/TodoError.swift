/// The error of a to-do that could not be saved or removed.
public enum TodoError: Error, Equatable {
  /// The title is blank.
  case emptyTitle
  /// The to-do was already removed by another user.
  case gone(TodoItem)
}
