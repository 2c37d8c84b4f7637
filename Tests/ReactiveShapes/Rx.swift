// What these are is documented by those whose shape they have.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// What the guide's conformance needs of RxSwift, in its shape, so that it is tested without RxSwift.

public enum Event<Element> {
  case next(Element)
  case error(any Error)
  case completed
}

public protocol Disposable {
  func dispose()
}

/// Ends nothing.
public struct Disposables: Disposable {
  public static func create() -> Disposables { Disposables() }
  public func dispose() {}
}

/// Gets events.
public struct AnyObserver<Element> {
  private let handler: (Event<Element>) -> Void

  public init(eventHandler handler: @escaping (Event<Element>) -> Void) { self.handler = handler }

  public func on(_ event: Event<Element>) { handler(event) }
}

/// Sends events to each who subscribes.
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

/// Sends what it is given.
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
