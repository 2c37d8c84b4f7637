import ComparisonData
import ProductsShared
import Stage

extension Variant {
  /// Products in VIPER, with a View that receives entities and formats them.
  public static var productsEntityLeak: Variant {
    Variant(
      .viper,
      edition: .faulty("entity-leak"),
      entities: ["ProductEntity"],
      methods: [
        .get: "ProductListInteractor.getProducts()",
        .format: "ProductListViewController.tableView(_:cellForRowAt:)",
        .decide: "ProductListPresenter.didFetchProducts(_:)",
        .draw: "ProductListViewController.tableView(_:cellForRowAt:)",
        .navigate: "ProductListRouter.navigateToProductDetail(from:product:)",
        .keep: "ProductListPresenter.didFetchProducts(_:)",
      ]
    ) {
      ProductListRouter.createModule(store: ProductStore($0.condition))
    }
  }
}
