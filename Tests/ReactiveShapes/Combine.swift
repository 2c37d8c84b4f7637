// The declarations are documented in Combine.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// The declarations of Combine that the guide's conformance needs, so that it is tested without Combine.

/// A publisher of values over time.
public protocol Publisher<Output, Failure> {
  associatedtype Output
  associatedtype Failure: Error
  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

/// A receiver of values, as many as it requests.
public protocol Subscriber<Input, Failure> {
  associatedtype Input
  associatedtype Failure: Error
  func receive(subscription: any Subscription)
  func receive(_ input: Input) -> Subscribers.Demand
  func receive(completion: Subscribers.Completion<Failure>)
}

/// A connection between publisher and subscriber that requests values.
public protocol Subscription: AnyObject {
  func request(_ demand: Subscribers.Demand)
}

public enum Subscribers {
  /// A number of requested values.
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

/// A type-erased publisher.
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

/// A publisher of the values that it is sent; it forwards them to subscribers with open demand.
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
