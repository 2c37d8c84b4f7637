import ProductsShared
import Publishing
import TraceRecording

/// The interface of the Repository for the Presenters.
@Doubled
protocol ProductRepositoryProtocol: AnyObject {
  func products() -> Publisher<Result<[ProductEntity], Error>>
  func product(id: Int) -> Publisher<ProductEntity>
}

/// Loads the products and keeps them in memory.
@Role(.repository)
final class ProductRepository: ProductRepositoryProtocol {
  private var store: ProductStoreProtocol
  private var cache: [ProductEntity] = []

  init(store: ProductStoreProtocol) {
    self.store = store
  }

  /// Loads the products for each subscriber, and publishes the products or the error.
  func products() -> Publisher<Result<[ProductEntity], Error>> {
    Publisher { [weak self] receive in
      if let result = self?.load() { receive(result) }
      return Subscription()
    }
  }

  /// Publishes the product with an id; publishes nothing if no loaded product has that id.
  func product(id: Int) -> Publisher<ProductEntity> {
    Publisher { [weak self] receive in
      self?.cache.first { $0.id == id }.map(receive)
      return Subscription()
    }
  }

  private func load() -> Result<[ProductEntity], Error> {
    let result = Result { try store.loadProducts() }
    cache = (try? result.get()) ?? []
    return result
  }
}
