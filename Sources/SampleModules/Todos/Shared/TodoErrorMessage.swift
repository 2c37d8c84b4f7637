extension TodoError {
  /// What a person reads of it.
  public var message: String {
    switch self {
    case .emptyTitle: "A to-do needs a title."
    case .gone: "This to-do is already gone."
    }
  }
}
