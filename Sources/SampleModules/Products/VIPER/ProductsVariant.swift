import ComparisonData
import ProductsShared
import Stage

extension Variant {
  /// Products in VIPER.
  public static var productsVIPER: Variant {
    Variant(
      .viper,
      entities: ["ProductEntity"],
      methods: [
        .get: "ProductListInteractor.getProducts()",
        .format: "ProductListPresenter.row(for:)",
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
