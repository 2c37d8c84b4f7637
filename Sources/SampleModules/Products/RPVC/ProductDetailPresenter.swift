import ProductsShared
import Publishing
import TraceRecording

/// What the View may ask of the Presenter.
@Doubled
protocol ProductDetailPresenterProtocol: AnyObject {
  func bind() -> Publisher<ProductDetailViewState>
}

/// Turns one product into what its page shows.
@Role(.presenter)
final class ProductDetailPresenter: ProductDetailPresenterProtocol {
  private let productID: Int
  private var repository: ProductRepositoryProtocol

  init(productID: Int, repository: ProductRepositoryProtocol) {
    self.productID = productID
    self.repository = repository
  }

  func bind() -> Publisher<ProductDetailViewState> {
    repository.product(id: productID).map(ProductDetailPresenter.state)
  }

  // MARK: - Mapping

  static func state(for product: ProductEntity) -> ProductDetailViewState {
    let price = PriceFormatter().string(from: product.price)
    return ProductDetailViewState(name: product.name, price: price)
  }
}
