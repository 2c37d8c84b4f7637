import Publishing

/// Everything that a publisher has published.
final class Published<Value> {
  private(set) var values: [Value] = []
  private var subscription: Subscription?

  func subscribe(to publisher: Publisher<Value>) {
    subscription = publisher.subscribe { [weak self] in self?.values.append($0) }
  }
}
