import ComparisonData
import ProductsShared
import Stage

extension Variant {
  /// Products in VIPER, with an Interactor that retries immediately after a failure.
  public static var productsRetryStorm: Variant {
    Variant(
      .viper,
      edition: .faulty("retry-storm"),
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
