import ProductsShared
import Stage
import Testing

@testable import SampleDoubles
@testable import SamplesMVC

@Suite struct ProductListViewControllerTests {
  private static let products = [
    ProductEntity(id: 1, name: "Pen", price: 1.5),
    ProductEntity(id: 2, name: "Desk", price: 1250),
  ]

  private func list(
    _ result: Result<[ProductEntity], Error> = .success(products)
  ) -> ProductListViewController {
    let controller = ProductListViewController(store: ProductStoreStub(result))
    controller.viewDidLoad()
    return controller
  }

  private func message(of controller: ProductListViewController) -> String? {
    controller.view.subviews.compactMap { ($0 as? Label)?.text }.first
  }

  private func rowCount(of controller: ProductListViewController) -> Int {
    controller.tableView(TableView(), numberOfRowsInSection: 0)
  }

  @Test func `draws the rows that it is given`() throws {
    let list = list()
    try #require(rowCount(of: list) == 2)
    let cell = list.tableView(TableView(), cellForRowAt: IndexPath(row: 1, section: 0))
    #expect(cell.textLabel.text == "Desk")
    #expect(cell.detailTextLabel.text == "$1,250.00")
    #expect(message(of: list) == nil)
  }

  @Test func `is called Product List and hears of taps`() throws {
    let list = list()
    let table = try #require(list.view.subviews.compactMap { $0 as? TableView }.first)
    #expect(list.title == "Product List")
    #expect(table.dataSource === list)
    #expect(table.delegate === list)
  }

  @Test func `says that there are no products`() {
    let list = list(.success([]))
    #expect(rowCount(of: list) == 0)
    #expect(message(of: list) == "No products found.")
  }

  @Test func `says that the products could not be loaded`() {
    let list = list(.failure(ProductStoreError.unavailable))
    #expect(rowCount(of: list) == 0)
    #expect(message(of: list) == "Could not load products.")
  }

  @Test func `opens the page of the product that was tapped`() throws {
    let list = list()
    let navigation = NavigationController(rootViewController: list)
    list.tableView(TableView(), didSelectRowAt: IndexPath(row: 1, section: 0))
    let page = try #require(navigation.topViewController as? ProductDetailViewController)
    page.viewDidLoad()
    #expect(page.title == "Desk")
  }
}

/// A list that is long, and not in the order of its prices.
@Suite struct WholeListTests {
  private let products = (0..<101).map {
    ProductEntity(id: $0, name: "Product \($0)", price: Double(200 - $0))
  }

  private func list() -> ProductListViewController {
    let list = ProductListViewController(store: ProductStoreStub(.success(products)))
    list.viewDidLoad()
    return list
  }

  @Test func `gets every product, in the order of the store`() {
    let list = list()
    let names = (0..<list.tableView(TableView(), numberOfRowsInSection: 0)).map { row in
      list.tableView(TableView(), cellForRowAt: IndexPath(row: row, section: 0)).textLabel.text
    }
    #expect(names == products.map(\.name))
  }

  @Test func `keeps its rows while it is left`() {
    let list = list()
    list.viewWillDisappear(false)
    #expect(list.tableView(TableView(), numberOfRowsInSection: 0) == 101)
  }
}
