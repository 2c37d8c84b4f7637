/// What hands out the values in it; a mirror shows the same ones and takes many times as long.
protocol Container {
  /// The first values in it, so many at most.
  func contents(atMost count: Int) -> [Any]
}

extension Array: Container {
  func contents(atMost count: Int) -> [Any] { prefix(count).map { $0 } }
}

extension Optional: Container {
  func contents(atMost count: Int) -> [Any] { map { [$0] } ?? [] }
}
