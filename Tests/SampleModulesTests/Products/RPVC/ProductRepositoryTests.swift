import ProductsShared
import Publishing
import Testing

@testable import SampleDoubles
@testable import SamplesRPVC

@Suite struct ProductRepositoryTests {
  private let products = [
    ProductEntity(id: 7, name: "Pen", price: 1.5),
    ProductEntity(id: 8, name: "Desk", price: 1250),
  ]

  private func published(
    by repository: ProductRepository
  ) -> [Result<[ProductEntity], ProductStoreError>] {
    var results: [Result<[ProductEntity], ProductStoreError>] = []
    _ = repository.products().subscribe { result in
      results.append(result.mapError { _ in .unavailable })
    }
    return results
  }

  private func product(_ id: Int, of repository: ProductRepository) -> [ProductEntity] {
    var products: [ProductEntity] = []
    _ = repository.product(id: id).subscribe { products.append($0) }
    return products
  }

  @Test func `publishes the products of the store`() {
    let repository = ProductRepository(store: ProductStoreStub(.success(products)))
    #expect(published(by: repository) == [.success(products)])
  }

  @Test func `asks the store only when somebody subscribes`() {
    let repository = ProductRepository(store: ProductStoreStub(.success(products)))
    let later = repository.products()
    #expect(product(8, of: repository) == [])
    _ = later.subscribe { _ in }
    #expect(product(8, of: repository) == [products[1]])
  }

  @Test func `publishes that the store has failed`() {
    let store = ProductStoreStub(.failure(ProductStoreError.unavailable))
    #expect(published(by: ProductRepository(store: store)) == [.failure(.unavailable)])
  }

  @Test func `keeps the products and finds one by its number`() {
    let repository = ProductRepository(store: ProductStoreStub(.success(products)))
    _ = published(by: repository)
    #expect(product(8, of: repository) == [products[1]])
    #expect(product(1, of: repository) == [])
  }
}
