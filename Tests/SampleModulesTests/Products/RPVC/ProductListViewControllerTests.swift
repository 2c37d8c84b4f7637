import CollaborationTesting
import ProductsShared
import Publishing
import Stage
import Testing

@testable import SampleDoubles
@testable import SamplesRPVC

@Suite struct ProductListViewControllerTests {
  private let view: SubjectUnderTest<ProductListViewController>
  private let states = Subject<ProductListViewState>()

  init() throws {
    view = try SubjectUnderTest { try ProductListViewController(presenter: $0.double()) }
    view.answer("bind", states.publisher)
    view.subject.viewDidLoad()
  }

  private var list: ProductListViewController { view.subject }

  private let rows = [
    ProductRow(id: 7, name: "Pen", price: "$1"), ProductRow(id: 8, name: "Desk", price: "$2"),
  ]

  private var message: String? {
    list.view.subviews.compactMap { ($0 as? Label)?.text }.first
  }

  @Test func `is called Product List and hears of taps`() throws {
    let table = try #require(list.view.subviews.compactMap { $0 as? TableView }.first)
    #expect(list.title == "Product List")
    #expect(table.dataSource === list)
    #expect(table.delegate === list)
  }

  @Test func `draws the rows that it is given`() {
    states.send(ProductListViewState(rows: [], message: "Nothing there."))
    #expect(list.tableView(TableView(), numberOfRowsInSection: 0) == 0)
    #expect(message == "Nothing there.")

    states.send(ProductListViewState(rows: rows, message: nil))
    let cell = list.tableView(TableView(), cellForRowAt: IndexPath(row: 1, section: 0))
    #expect(list.tableView(TableView(), numberOfRowsInSection: 0) == 2)
    #expect(cell.textLabel.text == "Desk")
    #expect(cell.detailTextLabel.text == "$2")
    #expect(message == nil)
  }

  @Test func `tells which product was tapped`() {
    states.send(ProductListViewState(rows: rows, message: nil))
    let tap = view.recordTrace {
      $0.tableView(TableView(), didSelectRowAt: IndexPath(row: 1, section: 0))
    }
    expectOrder(tap) { Messages("didSelectProduct(id: 8)").exactly(1) }
  }

  @Test func `is not kept by what it listens to`() throws {
    weak var list: ProductListViewController?
    do {
      let another = try ProductListViewControllerTests()
      list = another.list
    }
    #expect(list == nil)
  }
}

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
