@testable import ProductsVIPER

/// Counts how often it was asked.
final class ProductListInteractorSpy: ProductListInteractorProtocol {
  private(set) var getCount = 0

  func getProducts() {
    getCount += 1
  }
}
