import ProductsShared

/// A store with what a test puts into it.
final class ProductStoreStub: ProductStoreProtocol {
  private let result: Result<[ProductEntity], Error>

  init(_ result: Result<[ProductEntity], Error>) {
    self.result = result
  }

  func loadProducts() throws -> [ProductEntity] {
    try result.get()
  }
}
