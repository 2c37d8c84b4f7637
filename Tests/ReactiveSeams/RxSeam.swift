import ReactiveShapes
import TraceRecording

// What the guide has teams paste who use RxSwift.

extension Observable: SeamPublisher {
  /// The same publisher, whose values are recorded.
  public func delivering(through send: @escaping (Element) -> SeamDelivery) -> Self {
    let delivered = Observable.create { observer in
      self.subscribe { event in
        guard case .next(let value) = event else { return observer.on(event) }
        send(value)() { observer.on(event) }
      }
    }
    return delivered as? Self ?? self
  }
}
