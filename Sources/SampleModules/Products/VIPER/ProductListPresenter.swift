import ProductsShared
import TraceRecording

/// Decides what the list shows, and which page a tap opens.
@Role(.presenter)
final class ProductListPresenter: ProductListPresenterProtocol, ProductListPresenterOutputProtocol {
  weak var view: ProductListViewProtocol?
  var interactor: ProductListInteractorProtocol?
  var router: ProductListRouterProtocol?

  private var products: [ProductEntity] = []
  private let priceFormatter = PriceFormatter()

  // MARK: - ProductListPresenterProtocol

  func fetchProducts() {
    interactor?.getProducts()
  }

  func didSelectProduct(at index: Int) {
    guard let view, products.indices.contains(index) else { return }
    router?.navigateToProductDetail(from: view, product: products[index])
  }

  // MARK: - ProductListPresenterOutputProtocol

  func didFetchProducts(_ products: [ProductEntity]) {
    self.products = products
    if products.isEmpty {
      view?.showError("No products found.")
    } else {
      view?.showProducts(products.map(row))
    }
  }

  func didFailToFetchProducts(_ error: Error) {
    view?.showError("Could not load products.")
  }

  // MARK: - Formatting

  private func row(for product: ProductEntity) -> ProductRow {
    ProductRow(name: product.name, price: priceFormatter.string(from: product.price))
  }
}
