import Publishing

/// An element of a publisher that can complete: a value or the completion.
enum Emission<Value> {
  case value(Value)
  case completed
}

extension Publisher {
  /// Publishes the values; if the publisher completes without any, the values of `other`.
  func ifEmpty<Element>(
    switchTo other: Publisher<Element>
  ) -> Publisher<Element> where Value == Emission<Element> {
    Publisher<Element> { receive in
      var isEmpty = true
      var second: Subscription?
      let first = subscribe { emission in
        switch emission {
        case .value(let value):
          isEmpty = false
          receive(value)
        case .completed:
          if isEmpty { second = other.subscribe(receive) }
        }
      }
      return Subscription {
        first.cancel()
        second?.cancel()
      }
    }
  }
}
