import ProductsShared
import Publishing
import Testing

@testable import SampleDoubles
@testable import SamplesRPVC

@Suite struct ProductListPresenterTests {
  private let products = [
    ProductEntity(id: 1, name: "Pen", price: 1.5),
    ProductEntity(id: 2, name: "Desk", price: 1250),
  ]

  @Test func `makes every product ready to be drawn`() {
    let state = ProductListPresenter.state(for: .success(products))
    let rows = [
      ProductRow(id: 1, name: "Pen", price: "$1.50"),
      ProductRow(id: 2, name: "Desk", price: "$1,250.00"),
    ]
    #expect(state == ProductListViewState(rows: rows, message: nil))
  }

  @Test func `says that there are no products`() {
    let state = ProductListPresenter.state(for: .success([]))
    #expect(state == ProductListViewState(rows: [], message: "No products found."))
  }

  @Test func `says that the products could not be loaded`() {
    let state = ProductListPresenter.state(for: .failure(ProductStoreError.unavailable))
    #expect(state == ProductListViewState(rows: [], message: "Could not load products."))
  }

  @Test func `publishes what becomes of the products of the Repository`() {
    let repository = ProductRepository(store: ProductStoreStub(.success(products)))
    let presenter = ProductListPresenter(repository: repository)
    var states: [ProductListViewState] = []
    _ = presenter.bind().subscribe { states.append($0) }
    #expect(states.map { $0.rows.map(\.name) } == [["Pen", "Desk"]])
  }
}
