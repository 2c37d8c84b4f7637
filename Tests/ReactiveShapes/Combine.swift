// What these are is documented by those whose shape they have.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// What the guide's conformance needs of Combine, in its shape, so that it is tested without Combine.

/// Publishes values over time.
public protocol Publisher<Output, Failure> {
  associatedtype Output
  associatedtype Failure: Error
  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

/// Gets values, as many as it asks for.
public protocol Subscriber<Input, Failure> {
  associatedtype Input
  associatedtype Failure: Error
  func receive(subscription: any Subscription)
  func receive(_ input: Input) -> Subscribers.Demand
  func receive(completion: Subscribers.Completion<Failure>)
}

/// Asks for values.
public protocol Subscription: AnyObject {
  func request(_ demand: Subscribers.Demand)
}

public enum Subscribers {
  /// How many values are wanted.
  public struct Demand: Equatable, Sendable {
    public let count: Int
    public static let none = Demand(count: 0)
    public static func max(_ count: Int) -> Demand { Demand(count: count) }
    public static func += (left: inout Demand, right: Demand) {
      left = Demand(count: left.count + right.count)
    }
  }

  public enum Completion<Failure: Error> {
    case finished
    case failure(Failure)
  }
}

/// A publisher of which only the values are known.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
  private let upstream: any Publisher<Output, Failure>

  public init(_ upstream: some Publisher<Output, Failure>) { self.upstream = upstream }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    upstream.receive(subscriber: subscriber)
  }
}

extension Publisher {
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}

/// Publishes what it is sent, to those who still want some.
public final class PassthroughSubject<Output, Failure: Error>: Publisher {
  private var subscriptions: [Wanted] = []

  public init() {}

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    let wanted = Wanted(subscriber)
    subscriptions.append(wanted)
    subscriber.receive(subscription: wanted)
  }

  public func send(_ value: Output) { subscriptions.forEach { $0.send(value) } }

  public func send(completion: Subscribers.Completion<Failure>) {
    subscriptions.forEach { $0.subscriber.receive(completion: completion) }
  }

  private final class Wanted: Subscription {
    let subscriber: any Subscriber<Output, Failure>
    private var demand = Subscribers.Demand.none

    init(_ subscriber: any Subscriber<Output, Failure>) { self.subscriber = subscriber }

    func request(_ demand: Subscribers.Demand) { self.demand += demand }

    func send(_ value: Output) {
      guard demand.count > 0 else { return }
      demand = .max(demand.count - 1)
      demand += subscriber.receive(value)
    }
  }
}
