import ProductsShared
import Publishing
import Stage
import Testing

@testable import SamplesRPVC

/// A list that is long, and not in the order of its prices.
@Suite struct WholeListTests {
  private let products = (0..<101).map {
    ProductEntity(id: $0, name: "Product \($0)", price: Double(200 - $0))
  }

  @Test func `gets every product, in the order of the store`() {
    let repository = ProductRepository(store: ProductStoreStub(.success(products)))
    var results: [[ProductEntity]] = []
    _ = repository.products().subscribe { results += (try? $0.get()).map { [$0] } ?? [] }
    #expect(results == [products])
  }

  @Test func `keeps its rows while it is left`() {
    let repository = ProductRepository(store: ProductStoreStub(.success(products)))
    let list = ProductListViewController(presenter: ProductListPresenter(repository: repository))
    list.viewDidLoad()
    list.viewWillDisappear(false)
    #expect(list.tableView(TableView(), numberOfRowsInSection: 0) == 101)
  }
}
