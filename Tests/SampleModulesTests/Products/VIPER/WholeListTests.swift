import ProductsShared
import Stage
import Testing

@testable import SamplesVIPER

/// A list that is long, and not in the order of its prices.
@Suite struct WholeListTests {
  private let products = (0..<101).map {
    ProductEntity(id: $0, name: "Product \($0)", price: Double(200 - $0))
  }

  @Test func `gets every product, in the order of the store`() {
    let presenter = ProductListPresenterSpy()
    let interactor = ProductListInteractor(store: ProductStoreStub(.success(products)))
    interactor.presenter = presenter
    interactor.getProducts()
    #expect(presenter.fetched == [products])
  }

  @Test func `keeps its rows while it is left`() {
    let list = ProductListViewController()
    list.viewDidLoad()
    list.showProducts([ProductRow(name: "Pen", price: "$1"), ProductRow(name: "Desk", price: "$2")])
    list.viewWillDisappear(false)
    #expect(list.tableView(TableView(), numberOfRowsInSection: 0) == 2)
  }
}
