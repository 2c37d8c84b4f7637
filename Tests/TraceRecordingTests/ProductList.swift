import TraceRecording

// A small module in VIPER, as its author writes it.

struct ProductEntity: Equatable {
  let id: Int
  let name: String
  let price: Double
}

struct ProductRow: Equatable {
  let title: String
}

enum StoreError: Error { case offline }

@Proxied protocol ProductListViewProtocol: AnyObject {
  func showProducts(_ products: [ProductRow])
  func showError(_ message: String)
}

@Proxied protocol ProductListPresenterProtocol: AnyObject {
  var numberOfProducts: Int { get }
  func fetchProducts()
  func didSelectProduct(at index: Int)
}

@Proxied protocol ProductListPresenterOutputProtocol: AnyObject {
  func didFetchProducts(_ products: [ProductEntity])
  func didFail(_ error: any Error)
}

@Proxied protocol ProductListInteractorProtocol: AnyObject {
  func getProducts()
}

@Proxied protocol ProductListRouterProtocol: AnyObject {
  func navigateToProductDetail(from view: ProductListViewProtocol, product: ProductEntity)
}

@Proxied protocol ProductStoreProtocol: AnyObject {
  func loadProducts() throws(StoreError) -> [ProductEntity]
}

class ViewController {
  init() {}
  func viewDidLoad() {}
}

@Role(.view) final class ProductListViewController: ViewController, ProductListViewProtocol {
  var presenter: ProductListPresenterProtocol?
  private(set) var rows: [ProductRow] = []

  override func viewDidLoad() {
    presenter?.fetchProducts()
  }

  func didTapRow(_ index: Int) {
    guard (presenter?.numberOfProducts ?? 0) > index else { return }
    presenter?.didSelectProduct(at: index)
  }

  func showProducts(_ products: [ProductRow]) { rows = products }
  func showError(_ message: String) {}
}

@Role(.presenter)
final class ProductListPresenter:
  ProductListPresenterProtocol, ProductListPresenterOutputProtocol
{
  weak var view: ProductListViewProtocol?
  var interactor: ProductListInteractorProtocol?
  var router: ProductListRouterProtocol?
  private var products: [ProductEntity] = []

  var numberOfProducts: Int { products.count }

  func fetchProducts() { interactor?.getProducts() }

  func didSelectProduct(at index: Int) {
    guard let view else { return }
    router?.navigateToProductDetail(from: view, product: products[index])
  }

  func didFetchProducts(_ products: [ProductEntity]) {
    self.products = products
    answer(products)
  }

  func didFail(_ error: any Error) { view?.showError("No products: \(error)") }

  private func answer(_ products: [ProductEntity]) {
    view?.showProducts(products.map { ProductRow(title: $0.name) })
  }
}

@Role(.interactor) final class ProductListInteractor: ProductListInteractorProtocol {
  weak var presenter: ProductListPresenterOutputProtocol?
  private(set) var store: ProductStoreProtocol

  init(store: ProductStoreProtocol) { self.store = store }

  func getProducts() {
    do throws(StoreError) {
      presenter?.didFetchProducts(try store.loadProducts())
    } catch {
      presenter?.didFail(error)
    }
  }
}

@Role(.store) final class ProductStore: ProductStoreProtocol {
  func loadProducts() throws(StoreError) -> [ProductEntity] {
    [
      ProductEntity(id: 1, name: "iPhone 16 Pro", price: 1899),
      ProductEntity(id: 2, name: "MacBook Air M4", price: 1599),
    ]
  }
}

@Role(.router) final class ProductListRouter: ProductListRouterProtocol {
  private(set) var details: [ProductDetailViewController] = []

  static func createModule(store: ProductStoreProtocol) -> ProductListViewController {
    let view = ProductListViewController()
    let presenter = ProductListPresenter()
    let interactor = ProductListInteractor(store: store)
    let router = ProductListRouter()
    view.presenter = presenter
    presenter.view = view
    presenter.interactor = interactor
    presenter.router = router
    interactor.presenter = presenter
    return view
  }

  func navigateToProductDetail(from view: ProductListViewProtocol, product: ProductEntity) {
    guard view is ProductListViewController else { return }
    details.append(ProductDetailViewController(product: product))
  }

  func pop() { _ = details.popLast() }
}

@Role(.view) final class ProductDetailViewController: ViewController {
  private let product: ProductEntity

  init(product: ProductEntity) {
    self.product = product
    super.init()
  }
}
