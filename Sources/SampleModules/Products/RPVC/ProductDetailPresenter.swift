import ProductsShared
import Publishing
import TraceRecording

/// The interface of the Presenter for the View.
@Doubled
protocol ProductDetailPresenterProtocol: AnyObject {
  func bind() -> Publisher<ProductDetailViewState>
}

/// Maps one product to the view state of its page.
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
