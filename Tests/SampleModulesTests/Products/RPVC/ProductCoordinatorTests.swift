import ProductsShared
import Stage
import Testing

@testable import ProductsRPVC

@Suite struct ProductCoordinatorTests {
  private let coordinator = ProductCoordinator(
    store: ProductStoreStub(
      .success([
        ProductEntity(id: 7, name: "Pen", price: 1.5),
        ProductEntity(id: 8, name: "Desk", price: 1250),
      ])
    )
  )

  @Test func `starts with the list, and hears what is selected there`() throws {
    let list = try #require(coordinator.start() as? ProductListViewController)
    list.viewDidLoad()
    #expect(list.tableView(TableView(), numberOfRowsInSection: 0) == 2)
    #expect(list.delegate === coordinator)
  }

  @Test func `opens the page of the product that was selected`() {
    let list = coordinator.start()
    let navigation = NavigationController(rootViewController: list)
    list.viewDidLoad()
    coordinator.didSelectProduct(id: 8)
    let page = navigation.topViewController
    page?.viewDidLoad()
    #expect(page?.title == "Desk")
    #expect(page?.view.subviews.compactMap { ($0 as? Label)?.text } == ["Desk", "$1,250.00"])
  }
}
