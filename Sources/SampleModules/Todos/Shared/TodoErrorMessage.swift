extension TodoError {
  /// The message of the error for the user.
  public var message: String {
    switch self {
    case .emptyTitle: "A to-do needs a title."
    case .gone: "This to-do is already gone."
    }
  }
}
