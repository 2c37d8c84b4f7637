// The declarations are documented in RxSwift.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// The declarations of RxSwift that the guide's conformance needs, so that it is tested without RxSwift.

public enum Event<Element> {
  case next(Element)
  case error(any Error)
  case completed
}

public protocol Disposable {
  func dispose()
}

/// A subscription whose disposal has no effect.
public struct Disposables: Disposable {
  public static func create() -> Disposables { Disposables() }
  public func dispose() {}
}

/// A receiver of events.
public struct AnyObserver<Element> {
  private let handler: (Event<Element>) -> Void

  public init(eventHandler handler: @escaping (Event<Element>) -> Void) { self.handler = handler }

  public func on(_ event: Event<Element>) { handler(event) }
}

/// A source of events for its subscribers.
public class Observable<Element> {
  public init() {}

  public func subscribe(_ on: @escaping (Event<Element>) -> Void) -> any Disposable {
    Disposables.create()
  }

  public static func create(
    _ subscribe: @escaping (AnyObserver<Element>) -> any Disposable
  ) -> Observable<Element> {
    Created(subscribe)
  }
}

private final class Created<Element>: Observable<Element> {
  private let start: (AnyObserver<Element>) -> any Disposable

  init(_ start: @escaping (AnyObserver<Element>) -> any Disposable) { self.start = start }

  override func subscribe(_ on: @escaping (Event<Element>) -> Void) -> any Disposable {
    start(AnyObserver(eventHandler: on))
  }
}

/// An observable of the values that it is sent.
public final class PublishSubject<Element>: Observable<Element> {
  private var handlers: [(Event<Element>) -> Void] = []

  override public func subscribe(_ on: @escaping (Event<Element>) -> Void) -> any Disposable {
    handlers.append(on)
    return Disposables.create()
  }

  public func onNext(_ value: Element) { handlers.forEach { $0(.next(value)) } }

  public func asObservable() -> Observable<Element> {
    .create { [self] observer in subscribe { observer.on($0) } }
  }
}
