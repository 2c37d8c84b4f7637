@testable import ProductsVIPER

/// Remembers what it was told to show.
final class ProductListViewSpy: ProductListViewProtocol {
  private(set) var products: [[ProductRow]] = []
  private(set) var errors: [String] = []
  private(set) var failures: [String] = []

  func showProducts(_ products: [ProductRow]) {
    self.products.append(products)
  }

  func showError(_ message: String) {
    errors.append(message)
  }

  func showFailure(_ message: String) {
    failures.append(message)
  }
}
