import ComparisonData
import ProductsShared
import Stage

extension Variant {
  /// Products in VIPER, with a detail View that calls the Presenter of the list module.
  public static var productsModuleBoundary: Variant {
    Variant(
      .viper,
      edition: .faulty("module-boundary"),
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
