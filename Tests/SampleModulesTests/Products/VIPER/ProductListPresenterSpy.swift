import ProductsShared

@testable import ProductsVIPER

/// Remembers what its View and its Interactor told it.
final class ProductListPresenterSpy: ProductListPresenterProtocol,
  ProductListPresenterOutputProtocol
{
  private(set) var fetchCount = 0
  private(set) var selected: [Int] = []
  private(set) var fetched: [[ProductEntity]] = []
  private(set) var failures: [any Error] = []

  func fetchProducts() {
    fetchCount += 1
  }

  func didSelectProduct(at index: Int) {
    selected.append(index)
  }

  func didFetchProducts(_ products: [ProductEntity]) {
    fetched.append(products)
  }

  func didFailToFetchProducts(_ error: Error) {
    failures.append(error)
  }
}
