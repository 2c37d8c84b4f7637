import ProductsShared
import Testing

@testable import SampleDoubles
@testable import SamplesVIPER

@Suite struct ProductListInteractorTests {
  private let presenter = ProductListPresenterSpy()

  private func get(_ result: Result<[ProductEntity], Error>) {
    let interactor = ProductListInteractor(store: ProductStoreStub(result))
    interactor.presenter = presenter
    interactor.getProducts()
  }

  @Test func `answers with the products of the store`() {
    let products = [ProductEntity(id: 1, name: "Pen", price: 1.5)]
    get(.success(products))
    #expect(presenter.fetched == [products])
    #expect(presenter.failures.isEmpty)
  }

  @Test func `answers that the store has failed`() {
    get(.failure(ProductStoreError.unavailable))
    #expect(presenter.fetched == [])
    #expect(presenter.failures.count == 1)
  }
}

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
