import Publishing
import Stage
import Testing

@testable import ProductsRPVC

@Suite struct ProductListViewControllerTests {
  private let presenter = ProductListPresenterStub()
  private let delegate = ProductListDelegateSpy()
  private let list: ProductListViewController

  init() {
    list = ProductListViewController(presenter: presenter)
    list.delegate = delegate
    list.viewDidLoad()
  }

  private let rows = [
    ProductRow(id: 7, name: "Pen", price: "$1"), ProductRow(id: 8, name: "Desk", price: "$2"),
  ]

  private var message: String? {
    list.view.subviews.compactMap { ($0 as? Label)?.text }.first
  }

  private var count: String? {
    let views = list.view.subviews.compactMap { $0 as? ProductCountView }
    return views.first?.subviews.compactMap { ($0 as? Label)?.text }.first
  }

  @Test func `is called Product List and hears of taps`() throws {
    let table = try #require(list.view.subviews.compactMap { $0 as? TableView }.first)
    #expect(list.title == "Product List")
    #expect(table.dataSource === list)
    #expect(table.delegate === list)
  }

  @Test func `draws the rows that it is given`() {
    presenter.state.send(ProductListViewState(count: nil, rows: [], message: "Nothing there."))
    #expect(list.tableView(TableView(), numberOfRowsInSection: 0) == 0)
    #expect(message == "Nothing there.")

    presenter.state.send(ProductListViewState(count: "2 products", rows: rows, message: nil))
    let cell = list.tableView(TableView(), cellForRowAt: IndexPath(row: 1, section: 0))
    #expect(list.tableView(TableView(), numberOfRowsInSection: 0) == 2)
    #expect(cell.textLabel.text == "Desk")
    #expect(cell.detailTextLabel.text == "$2")
    #expect(message == nil)
    #expect(count == "2 products")
  }

  @Test func `tells which product was tapped`() {
    presenter.state.send(ProductListViewState(count: "2 products", rows: rows, message: nil))
    list.tableView(TableView(), didSelectRowAt: IndexPath(row: 1, section: 0))
    #expect(delegate.selected == [8])
  }

  @Test func `is not kept by what it listens to`() {
    weak var list: ProductListViewController?
    do {
      let another = ProductListViewController(presenter: presenter)
      another.viewDidLoad()
      list = another
    }
    #expect(list == nil)
  }
}

/// Publishes the states that a test puts into it.
private final class ProductListPresenterStub: ProductListPresenterProtocol {
  let state = Subject<ProductListViewState>()

  func bind() -> Publisher<ProductListViewState> {
    state.publisher
  }
}

/// Remembers what was selected.
private final class ProductListDelegateSpy: ProductListViewControllerDelegate {
  private(set) var selected: [Int] = []

  func didSelectProduct(id: Int) {
    selected.append(id)
  }
}
