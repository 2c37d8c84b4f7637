import ProductsShared
import Stage
import Testing

@testable import SamplesMVVM

/// A list that is long, and not in the order of its prices.
@Suite struct WholeListTests {
  private let products = (0..<101).map {
    ProductEntity(id: $0, name: "Product \($0)", price: Double(200 - $0))
  }

  @Test func `gets every product, in the order of the store`() {
    let viewModel = ProductListViewModel(store: ProductStoreStub(.success(products)))
    var names: [String] = []
    viewModel.onChange = { names = $0.rows.map(\.name) }
    viewModel.load()
    #expect(names == products.map(\.name))
  }

  @Test func `keeps its rows while it is left`() {
    let viewModel = ProductListViewModel(store: ProductStoreStub(.success(products)))
    let list = ProductListViewController(viewModel: viewModel)
    list.viewDidLoad()
    list.viewWillDisappear(false)
    #expect(list.tableView(TableView(), numberOfRowsInSection: 0) == 101)
  }
}
