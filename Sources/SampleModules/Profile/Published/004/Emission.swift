import Publishing

/// What a publisher with an end hands out.
enum Emission<Value> {
  case value(Value)
  case completed
}

extension Publisher {
  /// Publishes the values, and those of another publisher if it ends without any.
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
