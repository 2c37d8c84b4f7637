import ProductsShared
import Stage
import Testing

@testable import SampleDoubles
@testable import SamplesRPVC

@Suite struct ProductCoordinatorTests {
  private let navigation = NavigationController()
  private let coordinator: ProductCoordinator

  init() {
    let store = ProductStoreStub(
      .success([
        ProductEntity(id: 7, name: "Pen", price: 1.5),
        ProductEntity(id: 8, name: "Desk", price: 1250),
      ])
    )
    coordinator = ProductCoordinator(
      navigationController: navigation,
      repository: ProductRepository(store: store)
    )
    coordinator.start()
    navigation.topViewController?.viewDidLoad()
  }

  @Test func `starts with the list, and hears what is selected there`() throws {
    let list = try #require(navigation.topViewController as? ProductListViewController)
    #expect(list.tableView(TableView(), numberOfRowsInSection: 0) == 2)
    #expect(list.delegate === coordinator)
  }

  @Test func `opens the page of the product that was tapped`() {
    coordinator.didSelectProduct(id: 8)
    let page = navigation.topViewController
    page?.viewDidLoad()
    #expect(page?.title == "Desk")
    #expect(page?.view.subviews.compactMap { ($0 as? Label)?.text } == ["Desk", "$1,250.00"])
  }
}
