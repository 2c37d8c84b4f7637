import ReactiveShapes
import TraceRecording

// The conformance in the guide YourOwnApp for teams that use Combine.

extension AnyPublisher: SeamPublisher {
  /// The same publisher, whose values are recorded.
  public func delivering(through send: @escaping (Output) -> SeamDelivery) -> AnyPublisher {
    SeamPublication(upstream: self, send: send).eraseToAnyPublisher()
  }
}

private struct SeamPublication<Upstream: Publisher>: Publisher {
  typealias Output = Upstream.Output
  typealias Failure = Upstream.Failure
  let upstream: Upstream
  let send: (Output) -> SeamDelivery

  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    upstream.receive(subscriber: SeamSubscriber(downstream: subscriber, send: send))
  }
}

private final class SeamSubscriber<Downstream: Subscriber>: Subscriber {
  let downstream: Downstream
  let send: (Downstream.Input) -> SeamDelivery
  var subscription: (any Subscription)?

  init(downstream: Downstream, send: @escaping (Downstream.Input) -> SeamDelivery) {
    self.downstream = downstream
    self.send = send
  }

  func receive(subscription: any Subscription) {
    self.subscription = subscription
    downstream.receive(subscription: subscription)
  }

  func receive(_ input: Downstream.Input) -> Subscribers.Demand {
    var (demand, isLate) = (Subscribers.Demand.none, false)
    send(input)() { [self] in
      let more = downstream.receive(input)
      if isLate { subscription?.request(more) } else { demand += more }
    }
    isLate = true
    return demand
  }

  func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    subscription = nil
    downstream.receive(completion: completion)
  }
}
