import Stage

extension ProductStore {
  /// Makes the store for the condition of a scenario; an unknown condition gives a ready store.
  public convenience init(_ condition: Condition) {
    self.init(State(rawValue: condition.name) ?? .ready)
  }
}
