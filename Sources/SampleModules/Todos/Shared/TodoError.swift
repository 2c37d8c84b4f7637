/// Why a to-do is not saved or removed.
public enum TodoError: Error, Equatable {
  /// There is nothing to read in its title.
  case emptyTitle
  /// Somebody has removed it before.
  case gone(TodoItem)
}
