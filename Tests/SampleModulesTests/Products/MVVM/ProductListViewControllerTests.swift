import ProductsShared
import Stage
import Testing

@testable import SampleDoubles
@testable import SamplesMVVM

@Suite struct ProductListViewControllerTests {
  private let viewModel = ProductListViewModelStub()

  private func list() -> ProductListViewController {
    let list = ProductListViewController(viewModel: viewModel)
    list.viewDidLoad()
    return list
  }

  private func message(of list: ProductListViewController) -> String? {
    list.view.subviews.compactMap { ($0 as? Label)?.text }.first
  }

  @Test func `asks for the products once it listens`() throws {
    let list = list()
    let table = try #require(list.view.subviews.compactMap { $0 as? TableView }.first)
    #expect(viewModel.loadCount == 1)
    #expect(viewModel.wasHeardWhenLoading)
    #expect(list.title == "Product List")
    #expect(table.dataSource === list)
    #expect(table.delegate === list)
  }

  @Test func `draws the rows that it is given`() {
    let list = list()
    viewModel.onChange?(ProductListViewState(rows: [], message: "Wait."))
    let rows = [ProductRow(name: "Pen", price: "$1"), ProductRow(name: "Desk", price: "$2")]
    viewModel.onChange?(ProductListViewState(rows: rows, message: nil))
    let cell = list.tableView(TableView(), cellForRowAt: IndexPath(row: 1, section: 0))
    #expect(list.tableView(TableView(), numberOfRowsInSection: 0) == 2)
    #expect(cell.textLabel.text == "Desk")
    #expect(cell.detailTextLabel.text == "$2")
    #expect(message(of: list) == nil)
  }

  @Test func `shows a message in the place of rows`() {
    let list = list()
    let rows = [ProductRow(name: "Pen", price: "$1")]
    viewModel.onChange?(ProductListViewState(rows: rows, message: nil))
    viewModel.onChange?(ProductListViewState(rows: [], message: "Nothing there."))
    #expect(list.tableView(TableView(), numberOfRowsInSection: 0) == 0)
    #expect(message(of: list) == "Nothing there.")
  }

  @Test func `opens the page of the product that was tapped`() throws {
    let list = list()
    let navigation = NavigationController(rootViewController: list)
    list.tableView(TableView(), didSelectRowAt: IndexPath(row: 1, section: 0))
    let page = try #require(navigation.topViewController as? ProductDetailViewController)
    page.viewDidLoad()
    #expect(page.title == "1")
  }

  @Test func `is not kept by its ViewModel`() {
    weak var kept: ProductListViewController?
    kept = list()
    #expect(kept == nil)
  }
}

/// Says what a test makes it say; its products are called after their rows.
final class ProductListViewModelStub: ProductListViewModelProtocol {
  var onChange: ((ProductListViewState) -> Void)?
  private(set) var loadCount = 0
  private(set) var wasHeardWhenLoading = false

  func load() {
    loadCount += 1
    wasHeardWhenLoading = onChange != nil
  }

  func detail(at index: Int) -> ProductDetailViewModelProtocol? {
    ProductDetailViewModel(product: ProductEntity(id: index, name: "\(index)", price: 0))
  }
}

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
