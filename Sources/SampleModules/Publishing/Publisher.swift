import Stage
import TraceRecording

/// A stream of values; a subscriber receives values as long as it keeps its subscription.
///
/// A publisher never fails and never completes; operations that can fail publish a `Result`.
public struct Publisher<Value>: SeamPublisher {
  private let start: (@escaping (Value, SeamDelivery) -> Void) -> Subscription

  /// Makes a publisher from a closure that runs for each new subscriber.
  public init(_ start: @escaping (_ receive: @escaping (Value) -> Void) -> Subscription) {
    self.start = { receive in start { receive($0, .direct) } }
  }

  private init(sending start: @escaping (@escaping (Value, SeamDelivery) -> Void) -> Subscription) {
    self.start = start
  }

  /// Returns a publisher that sends one value to each subscriber.
  public static func just(_ value: Value) -> Publisher {
    Publisher { receive in
      receive(value)
      return Subscription()
    }
  }

  /// Calls `receive` with each value until the subscription is cancelled or released.
  public func subscribe(_ receive: @escaping (Value) -> Void) -> Subscription {
    start { value, delivery in delivery { receive(value) } }
  }

  /// Returns a publisher of the same values that records the delivery of each value as a message.
  public func delivering(through send: @escaping (Value) -> SeamDelivery) -> Publisher {
    Publisher(sending: { receive in
      start { value, delivery in delivery { receive(value, send(value)) } }
    })
  }
}

// MARK: - TraceNaming

extension Publisher: TraceNaming {
  /// The name in a trace, without details of the closure.
  public var traceName: String { "Publisher" }
}

// MARK: - WritableValue

extension Publisher: WritableValue {
  /// Returns a publisher of the one value that `text` describes.
  public static func read(_ text: String, by reader: ValueReader) throws(ValueError) -> Publisher {
    .just(try reader.value(text))
  }

  /// Returns a publisher that never sends a value.
  public static func placeholder(by reader: ValueReader) -> Publisher? {
    Publisher { (_: @escaping (Value) -> Void) in Subscription() }
  }
}

// MARK: - Composing

extension Publisher {
  /// Publishes the transformed values; transforming does not count as delivering a value.
  public func map<Other>(_ transform: @escaping (Value) -> Other) -> Publisher<Other> {
    Publisher<Other>(sending: { receive in
      start { value, delivery in receive(transform(value), delivery) }
    })
  }

  /// Calls `body` with each value before publishing it; the value counts as delivered there.
  public func handling(_ body: @escaping (Value) -> Void) -> Publisher {
    Publisher { receive in
      subscribe { value in
        body(value)
        receive(value)
      }
    }
  }

  /// Publishes each value on a queue.
  public func receive(on queue: Queue) -> Publisher {
    Publisher(sending: { receive in
      let subscription = Subscription()
      let upstream = start { [weak subscription] value, delivery in
        queue.async { [weak subscription] in
          if let subscription, !subscription.isCancelled { receive(value, delivery) }
        }
      }
      subscription.onCancel = upstream.cancel
      return subscription
    })
  }

  /// Publishes a pair of the latest values, as soon as both have one and whenever either changes.
  public func combineLatest<Other>(_ other: Publisher<Other>) -> Publisher<(Value, Other)> {
    Publisher<(Value, Other)> { receive in
      var mine: Value?
      var others: Other?
      let publish = { if let mine, let others { receive((mine, others)) } }
      let first = subscribe {
        mine = $0; publish()
      }
      let second = other.subscribe {
        others = $0; publish()
      }
      return Subscription {
        first.cancel()
        second.cancel()
      }
    }
  }
}

/// A subscription to a publisher; values stop when it is cancelled or released.
public final class Subscription {
  /// Whether the subscription was cancelled.
  public private(set) var isCancelled = false
  fileprivate var onCancel: () -> Void

  /// Makes a subscription that calls `onCancel` when it is cancelled or released.
  public init(onCancel: @escaping () -> Void = {}) {
    self.onCancel = onCancel
  }

  deinit { cancel() }

  /// Cancels the subscription; further calls have no effect.
  public func cancel() {
    guard !isCancelled else { return }
    isCancelled = true
    onCancel()
    onCancel = {}
  }
}

/// Publishes the values passed to `send`; a new subscriber first receives the last value.
public final class Subject<Value> {
  private var receivers: [(id: Int, receive: (Value) -> Void)] = []
  private var nextID = 0
  /// The last value; nil before the first.
  public private(set) var value: Value?

  /// Makes a subject with an initial value, or without one.
  public init(_ value: Value? = nil) {
    self.value = value
  }

  /// Publishes a value.
  public func send(_ value: Value) {
    self.value = value
    for receiver in receivers where receivers.contains(where: { $0.id == receiver.id }) {
      receiver.receive(value)
    }
  }

  /// A publisher of the last value, if any, and of all later values.
  public var publisher: Publisher<Value> {
    Publisher { [weak self] receive in
      guard let self else { return Subscription() }
      let id = nextID
      nextID += 1
      receivers.append((id, receive))
      if let value { receive(value) }
      return Subscription { [weak self] in self?.receivers.removeAll { $0.id == id } }
    }
  }
}
