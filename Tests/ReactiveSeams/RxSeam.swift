import ReactiveShapes
import TraceRecording

// The conformance in the guide YourOwnApp for teams that use RxSwift.

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
