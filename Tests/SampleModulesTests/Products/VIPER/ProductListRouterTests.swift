import ProductsShared
import Stage
import Testing

@testable import SampleDoubles
@testable import SamplesVIPER

@Suite struct ProductListRouterTests {
  private let product = ProductEntity(id: 1, name: "Pen", price: 1.5)

  @Test func `makes a module that shows the products`() {
    let list = ProductListRouter.createModule(store: ProductStoreStub(.success([product])))
    list.viewDidLoad()
    let rows = (list as? ProductListViewController)?
      .tableView(TableView(), numberOfRowsInSection: 0)
    #expect(rows == 1)
  }

  @Test func `opens the page of the product that was tapped`() {
    let list = ProductListViewController()
    let navigation = NavigationController(rootViewController: list)
    ProductListRouter().navigateToProductDetail(from: list, product: product)
    navigation.topViewController?.viewDidLoad()
    #expect(navigation.viewControllers.count == 2)
    #expect(navigation.topViewController?.title == "Pen")
  }
}
