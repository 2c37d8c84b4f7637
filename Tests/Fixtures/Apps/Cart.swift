import FixtureKit
import TraceRecording

// The school of static routers: one makes the module, and every protocol names its neighbours.

protocol CartViewProtocol: AnyObject {
  var presenter: CartPresenterProtocol? { get set }
  func show(_ items: [String])
  func showError(_ text: String)
}

protocol CartPresenterProtocol: AnyObject {
  var view: CartViewProtocol? { get set }
  var interactor: CartInteractorInputProtocol? { get set }
  var router: CartRouterProtocol? { get set }
  func viewDidLoad()
  func didSelect(_ index: Int)
}

protocol CartInteractorInputProtocol: AnyObject {
  var output: CartInteractorOutputProtocol? { get set }
  var data: CartDataInputProtocol? { get set }
  func loadItems()
}

protocol CartInteractorOutputProtocol: AnyObject {
  func didLoad(_ items: [String])
  func didFail()
}

protocol CartDataInputProtocol: AnyObject {
  func items() throws -> [String]
}

protocol CartRouterProtocol: AnyObject {
  static func createModule(isOpen: Bool) -> ViewController
  func showDetail(of item: String, from view: CartViewProtocol)
}

enum CartError: Error {
  case closed
}

@Role(.view) final class CartViewController: ViewController, CartViewProtocol {
  var presenter: CartPresenterProtocol?

  override func viewDidLoad() { presenter?.viewDidLoad() }
  func tapRow(_ index: Int) { presenter?.didSelect(index) }

  func show(_ items: [String]) {
    journal.says("the Presenter shows this", presenter?.view === self)
    journal.shows(items.joined(separator: ", "))
  }

  func showError(_ text: String) { journal.shows(text) }
}

@Role(.presenter) final class CartPresenter: CartPresenterProtocol {
  weak var view: CartViewProtocol?
  var interactor: CartInteractorInputProtocol?
  var router: CartRouterProtocol?
  private var items: [String] = []

  func viewDidLoad() { interactor?.loadItems() }

  func didSelect(_ index: Int) {
    guard let view else { return }
    router?.showDetail(of: items[index], from: view)
  }
}

@Role extension CartPresenter: CartInteractorOutputProtocol {
  func didLoad(_ items: [String]) {
    self.items = items
    journal.says("the View is a ViewController", view is ViewController)
    view?.show(items)
  }

  func didFail() { view?.showError("closed") }
}

@Role(.interactor) final class CartInteractor: CartInteractorInputProtocol {
  weak var output: CartInteractorOutputProtocol?
  var data: CartDataInputProtocol?

  func loadItems() {
    do {
      output?.didLoad(try data?.items() ?? [])
    } catch {
      output?.didFail()
    }
  }
}

@Role("DataManager", as: .repository)
final class CartData: CartDataInputProtocol {
  private let isOpen: Bool

  init(isOpen: Bool) { self.isOpen = isOpen }

  func items() throws -> [String] {
    guard isOpen else { throw CartError.closed }
    return ["pen", "desk"]
  }
}

@Role(.router) final class CartRouter: CartRouterProtocol {
  static func createModule(isOpen: Bool) -> ViewController {
    let view = CartViewController()
    let presenter: CartPresenterProtocol & CartInteractorOutputProtocol = CartPresenter()
    let interactor: CartInteractorInputProtocol = CartInteractor()
    view.presenter = presenter
    presenter.view = view
    presenter.interactor = interactor
    presenter.router = CartRouter()
    interactor.output = presenter
    interactor.data = CartData(isOpen: isOpen)
    return view
  }

  func showDetail(of item: String, from view: CartViewProtocol) {
    guard let controller = view as? ViewController else { return }
    journal.says("the View has a screen", controller is CartViewController)
    journal.shows("detail of \(item)")
    view.show([item])
  }
}

enum CartApp {
  static let fixture = Fixture("Cart") {
    let window = Window()
    for isOpen in [false, true] {
      window.screens = [CartRouter.createModule(isOpen: isOpen)]
      let screen = window.screens.first as? CartViewController
      screen?.viewDidLoad()
      if isOpen { screen?.tapRow(1) }
    }
    window.screens = []
  }
}
