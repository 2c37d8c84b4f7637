import ProductsShared
import TraceRecording

/// The interface of the ViewModel for the View, with `onChange` to report new view states.
@Doubled
protocol ProductListViewModelProtocol: AnyObject {
  var onChange: ((ProductListViewState) -> Void)? { get set }
  func load()
  func detail(at index: Int) -> ProductDetailViewModelProtocol?
}

/// Loads the products and formats them for the View.
@Role(.viewModel)
final class ProductListViewModel: ProductListViewModelProtocol {
  @Seam var onChange: ((ProductListViewState) -> Void)?

  private var store: ProductStoreProtocol
  private var products: [ProductEntity] = []
  private let priceFormatter = PriceFormatter()

  init(store: ProductStoreProtocol) {
    self.store = store
  }

  func load() {
    do {
      products = try store.loadProducts()
      publish(message: products.isEmpty ? "No products found." : nil)
    } catch {
      products = []
      publish(message: "Could not load products.")
    }
  }

  func detail(at index: Int) -> ProductDetailViewModelProtocol? {
    guard products.indices.contains(index) else { return nil }
    return ProductDetailViewModel(product: products[index])
  }

  private func publish(message: String?) {
    onChange?(ProductListViewState(rows: products.map(row), message: message))
  }

  private func row(for product: ProductEntity) -> ProductRow {
    ProductRow(name: product.name, price: priceFormatter.string(from: product.price))
  }
}
