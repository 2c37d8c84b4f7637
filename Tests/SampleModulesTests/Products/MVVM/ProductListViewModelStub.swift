import ProductsShared

@testable import SamplesMVVM

/// Says what a test makes it say; its products are called after their rows.
final class ProductListViewModelStub: ProductListViewModelProtocol {
  var onChange: ((ProductListViewState) -> Void)?
  private(set) var loadCount = 0
  private(set) var wasHeardWhenLoading = false

  func load() {
    loadCount += 1
    wasHeardWhenLoading = onChange != nil
  }

  func detail(at index: Int) -> ProductDetailViewModelProtocol? {
    ProductDetailViewModel(product: ProductEntity(id: index, name: "\(index)", price: 0))
  }
}
