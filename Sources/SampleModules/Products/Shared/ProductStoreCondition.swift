import Stage

extension ProductStore {
  /// Makes the store that a scenario asks for; one it does not know is a ready one.
  public convenience init(_ condition: Condition) {
    self.init(State(rawValue: condition.name) ?? .ready)
  }
}
