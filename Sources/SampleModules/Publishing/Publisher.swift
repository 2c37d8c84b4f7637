import Stage
import TraceRecording

/// Values over time: each subscriber is handed them one by one, as long as it keeps its subscription.
///
/// It never fails and never ends; what can fail publishes a `Result`.
public struct Publisher<Value>: SeamPublisher {
  private let start: (@escaping (Value, SeamDelivery) -> Void) -> Subscription

  /// Makes a publisher from what a new subscriber starts.
  public init(_ start: @escaping (_ receive: @escaping (Value) -> Void) -> Subscription) {
    self.start = { receive in start { receive($0, .direct) } }
  }

  private init(sending start: @escaping (@escaping (Value, SeamDelivery) -> Void) -> Subscription) {
    self.start = start
  }

  /// Publishes one value to everybody who subscribes.
  public static func just(_ value: Value) -> Publisher {
    Publisher { receive in
      receive(value)
      return Subscription()
    }
  }

  /// Hands values to a receiver until the subscription is cancelled or let go.
  public func subscribe(_ receive: @escaping (Value) -> Void) -> Subscription {
    start { value, delivery in delivery { receive(value) } }
  }

  /// The same values, each delivered through a message that is recorded.
  public func delivering(through send: @escaping (Value) -> SeamDelivery) -> Publisher {
    Publisher(sending: { receive in
      start { value, delivery in delivery { receive(value, send(value)) } }
    })
  }
}

// MARK: - TraceNaming

extension Publisher: TraceNaming {
  /// What a trace calls it; what it starts is nobody's business.
  public var traceName: String { "Publisher" }
}

// MARK: - WritableValue

extension Publisher: WritableValue {
  /// A publisher of one value, which is what is written.
  public static func read(_ text: String, by reader: ValueReader) throws(ValueError) -> Publisher {
    .just(try reader.value(text))
  }

  /// A publisher that never publishes.
  public static func placeholder(by reader: ValueReader) -> Publisher? {
    Publisher { (_: @escaping (Value) -> Void) in Subscription() }
  }
}

// MARK: - Composing

extension Publisher {
  /// Publishes what a function makes of each value, which is not delivered by that yet.
  public func map<Other>(_ transform: @escaping (Value) -> Other) -> Publisher<Other> {
    Publisher<Other>(sending: { receive in
      start { value, delivery in receive(transform(value), delivery) }
    })
  }

  /// Does something with each value on its way, which is delivered there.
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

/// What a subscriber keeps; values stop when it is cancelled or let go.
public final class Subscription {
  /// Whether no more values are wanted.
  public private(set) var isCancelled = false
  fileprivate var onCancel: () -> Void

  /// Makes a subscription that does something when it ends.
  public init(onCancel: @escaping () -> Void = {}) {
    self.onCancel = onCancel
  }

  deinit { cancel() }

  /// Ends it; once is enough.
  public func cancel() {
    guard !isCancelled else { return }
    isCancelled = true
    onCancel()
    onCancel = {}
  }
}

/// A publisher that values are put into; it remembers the last one for those who come later.
public final class Subject<Value> {
  private var receivers: [(id: Int, receive: (Value) -> Void)] = []
  private var nextID = 0
  /// The last value; nil before the first.
  public private(set) var value: Value?

  /// Makes a subject that publishes a value from the start, or none yet.
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

  /// What is put in, the last value first.
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
