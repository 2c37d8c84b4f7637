import ProductsShared
import Testing

@testable import ProductsVIPER

@Suite struct ProductListPresenterTests {
  private let products = [
    ProductEntity(id: 1, name: "Pen", price: 1.5),
    ProductEntity(id: 2, name: "Desk", price: 1250),
  ]
  private let view = ProductListViewSpy()
  private let interactor = ProductListInteractorSpy()
  private let router = ProductListRouterSpy()
  private let presenter = ProductListPresenter()

  init() {
    presenter.view = view
    presenter.interactor = interactor
    presenter.router = router
  }

  @Test func `asks the Interactor`() {
    presenter.fetchProducts()
    #expect(interactor.getCount == 1)
  }

  @Test func `shows every product, ready to be drawn`() {
    presenter.didFetchProducts(products)
    let rows = [
      ProductRow(name: "Pen", price: "$1.50"), ProductRow(name: "Desk", price: "$1,250.00"),
    ]
    #expect(view.products == [rows])
    #expect(view.counts == ["2 products"])
    #expect(view.errors == [])
  }

  @Test func `says that there are no products`() {
    presenter.didFetchProducts([])
    #expect(view.products == [])
    #expect(view.errors == ["No products found."])
    #expect(view.counts == [])
  }

  @Test func `says that the products could not be loaded`() {
    presenter.didFailToFetchProducts(ProductStoreError.unavailable)
    #expect(view.products == [])
    #expect(view.errors == ["Could not load products."])
  }

  @Test func `leads to the product that was tapped`() {
    presenter.didFetchProducts(products)
    presenter.didSelectProduct(at: 1)
    #expect(router.destinations == [products[1]])
  }

  @Test func `leads nowhere from a row that is not there`() {
    presenter.didFetchProducts(products)
    presenter.didSelectProduct(at: 2)
    #expect(router.destinations == [])
  }
}
