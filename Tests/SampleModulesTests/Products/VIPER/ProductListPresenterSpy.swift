import ProductsShared

@testable import SamplesVIPER

/// Remembers what its Interactor answered.
final class ProductListPresenterSpy: ProductListPresenterOutputProtocol {
  private(set) var fetched: [[ProductEntity]] = []
  private(set) var failures: [any Error] = []

  func didFetchProducts(_ products: [ProductEntity]) {
    fetched.append(products)
  }

  func didFailToFetchProducts(_ error: Error) {
    failures.append(error)
  }
}
