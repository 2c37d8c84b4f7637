import FixtureKit

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

/// Why there are no items.
enum CartError: Error {
  case closed
}
