import ComparisonData
import ProductsShared
import Stage

extension Variant {
  /// Products in VIPER, with a View that requests each row separately from the Presenter.
  public static var productsPerCell: Variant {
    Variant(
      .viper,
      edition: .faulty("per-cell"),
      entities: ["ProductEntity"],
      methods: [
        .get: "ProductListInteractor.getProducts()",
        .format: "ProductListPresenter.product(at:)",
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
