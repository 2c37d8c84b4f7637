import Stage

extension ProfileAPI {
  /// Makes the server for the condition of a scenario; an unknown condition gives a ready server.
  public convenience init(_ surroundings: Surroundings) {
    self.init(State(rawValue: surroundings.condition.name) ?? .ready, queue: surroundings.ioQueue)
  }
}

extension ProfileCache {
  /// Makes the cache for the condition of a scenario: empty unless the condition is `cached`.
  public convenience init(_ condition: Condition) {
    self.init(condition == "cached" ? [.jeff] : [])
  }
}
