import CollaborationTesting
import ProductsShared
import Testing

@testable import SamplesVIPER

@Suite struct ProductListPresenterTests {
  private let products = [
    ProductEntity(id: 1, name: "Pen", price: 1.5),
    ProductEntity(id: 2, name: "Desk", price: 1250),
  ]
  private let presenter = SubjectUnderTest { ProductListPresenter() }

  @Test func `asks the Interactor`() {
    expectTrace(presenter.recordTrace { $0.fetchProducts() }) {
      """
      Presenter -> Interactor getProducts()
      """
    }
  }

  @Test func `shows every product, ready to be drawn`() {
    let view = ProductListViewSpy()
    presenter.subject.view = view
    presenter.subject.didFetchProducts(products)
    let rows = [
      ProductRow(name: "Pen", price: "$1.50"), ProductRow(name: "Desk", price: "$1,250.00"),
    ]
    #expect(view.products == [rows])
  }

  @Test func `says that there are no products`() {
    expectTrace(presenter.recordTrace { $0.didFetchProducts([]) }) {
      """
      Presenter -> View showError("No products found.")
      """
    }
  }

  @Test func `says that the products could not be loaded`() {
    expectTrace(presenter.recordTrace { $0.didFailToFetchProducts(ProductStoreError.unavailable) })
    {
      """
      Presenter -> View showError("Could not load products.")
      """
    }
  }

  @Test func `leads to the product that was tapped`() {
    presenter.subject.didFetchProducts(products)
    expectTrace(presenter.recordTrace { $0.didSelectProduct(at: 1) }) {
      """
      Presenter -> Router navigateToProductDetail(from: View, product: ProductEntity(id: 2, name: "Desk", price: 1250.0))
      """
    }
  }

  @Test func `leads nowhere from a row that is not there`() {
    presenter.subject.didFetchProducts(products)
    expectTrace(presenter.recordTrace { $0.didSelectProduct(at: 2) }) { "(no messages)" }
  }
}

/// Remembers the rows that it was told to show.
private final class ProductListViewSpy: ProductListViewProtocol {
  private(set) var products: [[ProductRow]] = []

  func showProducts(_ products: [ProductRow]) {
    self.products.append(products)
  }

  func showError(_ message: String) {}
}
