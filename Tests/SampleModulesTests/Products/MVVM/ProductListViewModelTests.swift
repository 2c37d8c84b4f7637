import ProductsShared
import Testing

@testable import SampleDoubles
@testable import SamplesMVVM

@Suite struct ProductListViewModelTests {
  private static let products = [
    ProductEntity(id: 1, name: "Pen", price: 1.5),
    ProductEntity(id: 2, name: "Desk", price: 1250),
  ]

  private func viewModel(
    _ result: Result<[ProductEntity], Error> = .success(products)
  ) -> ProductListViewModel {
    ProductListViewModel(store: ProductStoreStub(result))
  }

  /// What a ViewModel says when it loads.
  private func said(by viewModel: ProductListViewModel) -> [ProductListViewState] {
    var states: [ProductListViewState] = []
    viewModel.onChange = { states.append($0) }
    viewModel.load()
    return states
  }

  @Test func `makes every product ready to be drawn`() {
    let said = said(by: viewModel())
    let rows = [
      ProductRow(name: "Pen", price: "$1.50"), ProductRow(name: "Desk", price: "$1,250.00"),
    ]
    #expect(said == [ProductListViewState(rows: rows, message: nil)])
  }

  @Test func `says that there are no products`() {
    let said = said(by: viewModel(.success([])))
    #expect(said == [ProductListViewState(rows: [], message: "No products found.")])
  }

  @Test func `says that the products could not be loaded`() {
    let said = said(by: viewModel(.failure(ProductStoreError.unavailable)))
    #expect(said == [ProductListViewState(rows: [], message: "Could not load products.")])
  }

  @Test func `leads on to the product of a row`() {
    let viewModel = viewModel()
    viewModel.load()
    #expect(viewModel.detail(at: 1)?.product == ProductRow(name: "Desk", price: "$1,250.00"))
  }

  @Test func `leads nowhere from a row that is not there`() {
    let viewModel = viewModel()
    viewModel.load()
    #expect(viewModel.detail(at: 2) == nil)
  }
}
