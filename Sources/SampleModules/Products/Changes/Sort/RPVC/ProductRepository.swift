import ProductsShared
import Publishing
import TraceRecording

/// What a Presenter may ask for.
@Traced
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

  /// Publishes all products, or why there are none.
  func products() -> Publisher<Result<[ProductEntity], Error>> {
    let result = Result { try store.loadProducts().sorted { $0.price < $1.price } }
    cache = (try? result.get()) ?? []
    return .just(result)
  }

  /// Publishes one of the products; nothing where there is no such product.
  func product(id: Int) -> Publisher<ProductEntity> {
    let product = cache.first { $0.id == id }
    return Publisher { receive in
      product.map(receive)
      return Subscription()
    }
  }
}
