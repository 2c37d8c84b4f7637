import ProductsShared
import Publishing
import TraceRecording

/// What a Presenter may ask for.
@Doubled
protocol ProductRepositoryProtocol: AnyObject {
  func products() -> Publisher<Result<[ProductEntity], Error>>
  func product(id: Int) -> Publisher<ProductEntity>
}

/// Gets the products and keeps them.
@Role(.repository)
final class ProductRepository: ProductRepositoryProtocol {
  private var store: ProductStoreProtocol
  private var cache: [ProductEntity] = []

  init(store: ProductStoreProtocol) {
    self.store = store
  }

  /// Loads the products for each subscriber, and publishes them, or why there are none.
  func products() -> Publisher<Result<[ProductEntity], Error>> {
    Publisher { [weak self] receive in
      if let result = self?.load() { receive(result) }
      return Subscription()
    }
  }

  /// Publishes one of the products; nothing where there is no such product.
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
