import CollaborationTesting
import ProductsShared
import Testing
import Traces

@testable import SamplesVIPER

/// Objects of a sample module, each with doubles for its collaborators.
@Suite struct AloneTests {
  @Test func `says that there are no products`() {
    let presenter = SubjectUnderTest { ProductListPresenter() }
    expectTrace(presenter.recordTrace { $0.didFetchProducts([]) }) {
      """
      Presenter -> View showError("No products found.")
      """
    }
  }

  @Test func `asks the Interactor`() {
    let presenter = SubjectUnderTest { ProductListPresenter() }
    expectTrace(presenter.recordTrace { $0.fetchProducts() }) {
      """
      Presenter -> Interactor getProducts()
      """
    }
  }

  @Test func `leads to the product that was tapped`() {
    let pen = ProductEntity(id: 1, name: "Pen", price: 1.5)
    let presenter = SubjectUnderTest { ProductListPresenter() }
    presenter.subject.didFetchProducts([pen])
    expectTrace(presenter.recordTrace { $0.didSelectProduct(at: 0) }) {
      """
      Presenter -> Router navigateToProductDetail(from: View, product: _)
      """
    }
  }

  @Test func `answers what the test says`() throws {
    let interactor = try SubjectUnderTest { try ProductListInteractor(store: $0.double()) }
    interactor.answer("loadProducts", [ProductEntity(id: 1, name: "Pen", price: 1.5)])
    expectTrace(interactor.recordTrace { $0.getProducts() }) {
      """
      Interactor -> Store loadProducts()
      Store --> Interactor [1 ProductEntity]
      Interactor -> Presenter didFetchProducts([1 ProductEntity])
      """
    }
    interactor.answer("loadProducts", throwing: ProductStoreError.unavailable)
    expectTrace(interactor.recordTrace { $0.getProducts() }, .containing) {
      "Interactor -> Presenter didFailToFetchProducts(_)"
    }
  }
}
