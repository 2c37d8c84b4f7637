/// The error of a to-do that could not be saved or removed.
public enum TodoError: Error, Equatable {
  /// The title is blank.
  case emptyTitle
  /// The to-do was already removed by another user.
  case gone(TodoItem)
}

extension TodoError {
  /// The message of the error for the user.
  public var message: String {
    switch self {
    case .emptyTitle: "A to-do needs a title."
    case .gone: "This to-do is already gone."
    }
  }
}
