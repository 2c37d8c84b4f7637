import Stage

extension ProfileAPI {
  /// Makes the server that a scenario asks for; one it does not know is a ready one.
  public convenience init(_ surroundings: Surroundings) {
    self.init(State(rawValue: surroundings.condition.name) ?? .ready, queue: surroundings.ioQueue)
  }
}

extension ProfileCache {
  /// Makes the cache that a scenario asks for: empty, unless it is `cached`.
  public convenience init(_ condition: Condition) {
    self.init(condition == "cached" ? [.jeff] : [])
  }
}
