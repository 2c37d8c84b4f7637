import Dispatch
import TraceRecording

// A small module: a View that shows a total, and an Interactor that loads it at once or on a queue.

@Doubled protocol ShopViewProtocol: AnyObject {
  func showLoading()
  func showTotal(_ total: Int)
  func showError(_ text: String)
}

@Doubled protocol ShopPresenterProtocol: AnyObject {
  func viewDidLoad()
}

@Doubled protocol ShopInteractorProtocol: AnyObject {
  func loadTotal(id: Int)
}

@Doubled protocol ShopInteractorOutput: AnyObject {
  func didLoad(id: Int, total: Int)
}

@Doubled protocol ShopStoreProtocol: AnyObject {
  func total() throws -> Int
  func count() -> Int
  func name() -> String?
  func fetch(then done: (Int) -> Void)
}

@Doubled protocol ShopRouterProtocol: AnyObject {
  static func makeModule() -> ShopView
  func close()
}

/// A Presenter that leaves its screen through a Router, whose protocol also makes the module.
@Role(.presenter) final class ShopCloser {
  var router: ShopRouterProtocol?

  func done() { router?.close() }
}

@Role(.view) final class ShopView: ShopViewProtocol {
  var presenter: ShopPresenterProtocol?

  func load() { presenter?.viewDidLoad() }
  func showLoading() {}
  func showTotal(_ total: Int) {}
  func showError(_ text: String) {}
}

@Role(.presenter) final class ShopPresenter: ShopPresenterProtocol, ShopInteractorOutput {
  weak var view: ShopViewProtocol?
  var interactor: ShopInteractorProtocol?

  func viewDidLoad() {
    view?.showLoading()
    interactor?.loadTotal(id: 7)
  }

  func didLoad(id: Int, total: Int) {
    total < 0 ? view?.showError("No total.") : view?.showTotal(total)
  }
}

@Role(.interactor) final class ShopInteractor: ShopInteractorProtocol, @unchecked Sendable {
  weak var presenter: ShopInteractorOutput?
  private let queue: DispatchQueue?

  init(on queue: DispatchQueue? = nil) { self.queue = queue }

  func loadTotal(id: Int) {
    guard let queue else { return answer(id) }
    queue.async { self.answer(id) }
  }

  private func answer(_ id: Int) { presenter?.didLoad(id: id, total: 3) }
}

/// Asks a Store for the total by every kind of result.
@Role(.interactor) final class ShopCounter {
  private var store: ShopStoreProtocol
  private(set) var answers: [String] = []

  init(store: ShopStoreProtocol) { self.store = store }

  func ask() {
    answers.append((try? store.total()).map { "\($0)" } ?? "error")
    answers.append("\(store.count()) \(store.name() ?? "nobody")")
    store.fetch { answers.append("fetched \($0)") }
  }
}

enum Shop {
  static func makeModule(on queue: DispatchQueue? = nil, hasInteractor: Bool = true) -> ShopView {
    let (view, presenter) = (ShopView(), ShopPresenter())
    view.presenter = presenter
    presenter.view = view
    guard hasInteractor else { return view }
    let interactor = ShopInteractor(on: queue)
    presenter.interactor = interactor
    interactor.presenter = presenter
    return view
  }

  /// Creates two objects that hold each other.
  static func makeLeakingModule() -> LeakingView {
    let view = LeakingView()
    view.presenter = LeakingPresenter()
    view.presenter?.attach(view)
    return view
  }
}

@Doubled(checks: .off) protocol LeakingPresenterProtocol: AnyObject {
  func attach(_ view: LeakingViewProtocol)
}
@Doubled(checks: .off) protocol LeakingViewProtocol: AnyObject {}

@Role(.view) final class LeakingView: LeakingViewProtocol {
  var presenter: LeakingPresenterProtocol?
}

@Role(.presenter, checks: .off) final class LeakingPresenter: LeakingPresenterProtocol {
  var view: LeakingViewProtocol?

  func attach(_ view: LeakingViewProtocol) { self.view = view }
}

/// A boundary protocol that is not doubled.
protocol PlainShopView: AnyObject {
  func show()
}

@Role(.presenter, checks: .off) final class PlainShopPresenter {
  weak var view: PlainShopView?

  func load() { view?.show() }
}

/// Asks a Store through a constant.
@Role(.interactor) final class ShopClosing {
  private let store: ShopStoreProtocol

  init(store: ShopStoreProtocol) { self.store = store }
}

@Doubled protocol ShopStoring: AnyObject, Sendable {
  func count() -> Int
}

/// Asks a Store through a reference that its initializer sets.
@Role(.interactor) actor ShopActor {
  private var store: any ShopStoring

  init(store: any ShopStoring) { self.store = store }

  func count() -> Int { store.count() }
}

/// Asks a Store through a reference that is set later.
@Role(.interactor) actor ShopLateActor {
  private var store: (any ShopStoring)?

  func use(_ store: any ShopStoring) { self.store = store }
  func count() -> Int { store?.count() ?? 0 }
}

/// A Store that keeps the closure of a request until somebody calls the closure.
@Role(.store) final class ShopArchive {
  @Unseen private(set) var done: ((Int?) -> Void)?

  func find(then done: @escaping (Int?) -> Void) { self.done = done }
}

@Role(.interactor) final class ShopArchivist {
  weak var output: ShopInteractorOutput?
  let archive: ShopArchive

  init(_ archive: ShopArchive) { self.archive = archive }

  func find() { archive.find { [weak self] in self?.output?.didLoad(id: 1, total: $0 ?? -1) } }
}

/// A class without a role that can hold an object.
final class ShopKeeper {
  var kept: AnyObject?
}
