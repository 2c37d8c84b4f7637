import TraceRecording

// What the macros' fix-its make of sources that the macros refuse or warn of. `FixItTests` of the macros holds each part
// against its fix-it; that all of it compiles without a warning is what this file is for.

protocol FixedViewProtocol: AnyObject { func show() }
protocol FixedInteractorOutput: AnyObject { func didLoad() }
protocol FixedRouterProtocol: AnyObject { func open() }

@propertyWrapper struct Kept<Value> { var wrappedValue: Value }

// MARK: - weak
@Role(.presenter) final class WeakPresenter {
  weak var view: FixedViewProtocol?
  func load() { view?.show() }
}

// MARK: - weak and optional
@Role(.presenter) final class OptionalPresenter {
  weak var view: (any FixedViewProtocol)?
}

// MARK: - weak variable
@Role(.presenter) final class VariablePresenter {
  private weak var view: FixedViewProtocol?
  init(view: FixedViewProtocol?) { self.view = view }
}

// MARK: - hold the output
@Role(.interactor) final class HoldingInteractor {
  weak var view: FixedInteractorOutput?
}

// MARK: - closure recorded
@Role(.interactor) final class SeamInteractor {
  @Seam var onDone: (() -> Void)?
}

// MARK: - constant closure recorded
@Role(.interactor) final class ConstantInteractor {
  @Seam private var onDone: () -> Void
  init(onDone: @escaping () -> Void) { self.onDone = onDone }
}

// MARK: - closure left out
@Role(.interactor) final class UnseenInteractor {
  @Unseen var onDone: (() -> Void)?
}

// MARK: - constant seam
@Role(.presenter) final class RoutingPresenter {
  @Seam private(set) var router: FixedRouterProtocol
  init(router: FixedRouterProtocol) { self.router = router }
}

// MARK: - wrapped seam
@Role(.presenter) final class KeepingPresenter {
  @Unseen @Kept var router: FixedRouterProtocol? = nil
}

// MARK: - method left out
@Role(.presenter) final class SpreadPresenter {
  @Unseen func show<each Row>(_ rows: repeat each Row) {}
}

// MARK: - array
@Doubled protocol ArrayView: AnyObject {
  func show(_ rows: [Int], at: Int)
}

// MARK: - not mutating
@Doubled protocol MutatingView: AnyObject {
  func add()
}

// MARK: - not consuming
@Doubled protocol ConsumingView: AnyObject {
  func take(_ row: String)
}

// MARK: - any protocol
@Doubled protocol CopyingView: AnyObject {
  func copy() -> any CopyingView
}

// MARK: - any value
@Doubled protocol OpaqueView: AnyObject {
  func make() -> any Equatable
}

// MARK: - any object
@Doubled protocol EquatableView: AnyObject {
  func show()
}
