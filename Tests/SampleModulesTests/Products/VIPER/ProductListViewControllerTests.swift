import CollaborationTesting
import ProductsShared
import Stage
import Testing
import Traces

@testable import SampleDoubles
@testable import SamplesVIPER

@Suite struct ProductListViewControllerTests {
  private let view = SubjectUnderTest { ProductListViewController() }
  private let loading: Trace

  init() {
    loading = view.recordTrace { $0.viewDidLoad() }
  }

  private var list: ProductListViewController { view.subject }

  private var message: String? {
    list.view.subviews.compactMap { ($0 as? Label)?.text }.first
  }

  @Test func `asks for the products`() throws {
    expectTrace(loading) {
      """
      View -> Presenter fetchProducts()
      """
    }
    let table = try #require(list.view.subviews.compactMap { $0 as? TableView }.first)
    #expect(list.title == "Product List")
    #expect(table.dataSource === list)
    #expect(table.delegate === list)
  }

  @Test func `draws the rows that it is given`() {
    list.showError("Wait.")
    list.showProducts([ProductRow(name: "Pen", price: "$1"), ProductRow(name: "Desk", price: "$2")])
    let cell = list.tableView(TableView(), cellForRowAt: IndexPath(row: 1, section: 0))
    #expect(list.tableView(TableView(), numberOfRowsInSection: 0) == 2)
    #expect(cell.textLabel.text == "Desk")
    #expect(cell.detailTextLabel.text == "$2")
    #expect(message == nil)
  }

  @Test func `shows a message in the place of rows`() {
    list.showProducts([ProductRow(name: "Pen", price: "$1")])
    list.showError("Nothing there.")
    #expect(list.tableView(TableView(), numberOfRowsInSection: 0) == 0)
    #expect(message == "Nothing there.")
  }

  @Test func `passes taps on`() {
    let tap = view.recordTrace {
      $0.tableView(TableView(), didSelectRowAt: IndexPath(row: 1, section: 0))
    }
    expectTrace(tap) {
      """
      View -> Presenter didSelectProduct(at: 1)
      """
    }
  }
}

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
