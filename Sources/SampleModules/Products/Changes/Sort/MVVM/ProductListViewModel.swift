import ProductsShared
import TraceRecording

/// What the View may ask of the ViewModel, and what it is told in return.
@Traced
protocol ProductListViewModelProtocol: AnyObject {
  var onChange: (([ProductRow]) -> Void)? { get set }
  var onError: ((String) -> Void)? { get set }
  func load()
  func detail(at index: Int) -> ProductDetailViewModelProtocol?
}

/// Gets the products and makes them ready to be drawn.
@Role(.viewModel)
final class ProductListViewModel: ProductListViewModelProtocol {
  @Seam var onChange: (([ProductRow]) -> Void)?
  @Seam var onError: ((String) -> Void)?

  private var store: ProductStoreProtocol
  private var products: [ProductEntity] = []
  private let priceFormatter = PriceFormatter()

  init(store: ProductStoreProtocol) {
    self.store = store
  }

  func load() {
    do {
      products = try store.loadProducts().sorted { $0.price < $1.price }
    } catch {
      products = []
      onError?("Could not load products.")
      return
    }
    if products.isEmpty {
      onError?("No products found.")
    } else {
      onChange?(products.map(row))
    }
  }

  func detail(at index: Int) -> ProductDetailViewModelProtocol? {
    guard products.indices.contains(index) else { return nil }
    return ProductDetailViewModel(product: products[index])
  }

  private func row(for product: ProductEntity) -> ProductRow {
    ProductRow(name: product.name, price: priceFormatter.string(from: product.price))
  }
}
