import ProductsShared
import TraceRecording

/// The interface of the ViewModel for the View.
@Doubled
protocol ProductDetailViewModelProtocol: AnyObject {
  var product: ProductRow { get }
}

/// Formats one product for the View.
@Role(.viewModel)
final class ProductDetailViewModel: ProductDetailViewModelProtocol {
  let product: ProductRow

  init(product: ProductEntity) {
    let price = PriceFormatter().string(from: product.price)
    self.product = ProductRow(name: product.name, price: price)
  }
}
