import ComparisonData
import ProductsShared
import Stage

extension Variant {
  /// Products in VIPER, with an Interactor that reports no failure to its output.
  public static var productsNoReply: Variant {
    Variant(
      .viper,
      edition: .faulty("no-reply"),
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
