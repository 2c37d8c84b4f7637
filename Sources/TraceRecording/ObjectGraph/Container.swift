/// A collection whose elements can be read without `Mirror`, which takes many times as long.
protocol Container {
  func contents(atMost count: Int) -> [Any]
}

extension Array: Container {
  func contents(atMost count: Int) -> [Any] { prefix(count).map { $0 } }
}

extension Optional: Container {
  func contents(atMost count: Int) -> [Any] { map { [$0] } ?? [] }
}
