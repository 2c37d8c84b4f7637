import ProductsShared

@testable import ProductsVIPER

/// Remembers where it was to lead.
final class ProductListRouterSpy: ProductListRouterProtocol {
  private(set) var destinations: [ProductEntity] = []

  func navigateToProductDetail(from view: ProductListViewProtocol, product: ProductEntity) {
    destinations.append(product)
  }
}
