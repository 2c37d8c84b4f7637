import ProductsShared
import Stage
import Testing

@testable import SamplesMVC

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
