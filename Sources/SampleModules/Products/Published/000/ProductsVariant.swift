import ComparisonData
import ProductsShared
import Stage

extension Variant {
  /// Products in VIPER as article 000 published it, defects kept.
  public static var productsPublished000: Variant {
    Variant(
      .viper,
      edition: .published("000"),
      entities: ["ProductEntity"],
      methods: [
        .get: "ProductListInteractor.getProducts()",
        .format: "ProductListViewController.tableView(_:cellForRowAt:)",
        .decide: "ProductListPresenter.didFetchProducts(_:)",
        .draw: "ProductListViewController.tableView(_:cellForRowAt:)",
        .navigate: "ProductListRouter.navigateToProductDetail(from:product:)",
        .keep: "ProductListViewController.showProducts(_:)",
      ]
    ) {
      switch $0.condition {
      case "empty": ProductListRouter.createModule(products: [])
      case "many": ProductListRouter.createModule(products: many)
      default: ProductListRouter.createModule()
      }
    }
  }

  private static var many: [ProductEntity] {
    (1...500).map { ProductEntity(id: $0, name: "Product \($0)", price: Double($0)) }
  }
}
