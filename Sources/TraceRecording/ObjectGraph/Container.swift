/// A type that hands out the values in it, as a mirror does in many times as long.
protocol Container {
  /// The first values in it, at most `count`.
  func contents(atMost count: Int) -> [Any]
}

extension Array: Container {
  func contents(atMost count: Int) -> [Any] { prefix(count).map { $0 } }
}

extension Optional: Container {
  func contents(atMost count: Int) -> [Any] { map { [$0] } ?? [] }
}
