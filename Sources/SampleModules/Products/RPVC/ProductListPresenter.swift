import ProductsShared
import Publishing
import TraceRecording

/// The interface of the Presenter for the View.
@Doubled
protocol ProductListPresenterProtocol: AnyObject {
  func bind() -> Publisher<ProductListViewState>
}

/// Maps the products to the view state of the list.
@Role(.presenter)
final class ProductListPresenter: ProductListPresenterProtocol {
  private var repository: ProductRepositoryProtocol

  init(repository: ProductRepositoryProtocol) {
    self.repository = repository
  }

  func bind() -> Publisher<ProductListViewState> {
    repository.products().map(ProductListPresenter.state)
  }

  // MARK: - Mapping

  static func state(for result: Result<[ProductEntity], Error>) -> ProductListViewState {
    guard let products = try? result.get() else {
      return ProductListViewState(rows: [], message: "Could not load products.")
    }
    let message = products.isEmpty ? "No products found." : nil
    return ProductListViewState(rows: products.map(row), message: message)
  }

  private static func row(for product: ProductEntity) -> ProductRow {
    let price = PriceFormatter().string(from: product.price)
    return ProductRow(id: product.id, name: product.name, price: price)
  }
}
