import ProductsShared
import TraceRecording

/// What the View may ask of the ViewModel.
@Doubled
protocol ProductDetailViewModelProtocol: AnyObject {
  var product: ProductRow { get }
}

/// Makes one product ready to be drawn.
@Role(.viewModel)
final class ProductDetailViewModel: ProductDetailViewModelProtocol {
  let product: ProductRow

  init(product: ProductEntity) {
    let price = PriceFormatter().string(from: product.price)
    self.product = ProductRow(name: product.name, price: price)
  }
}
