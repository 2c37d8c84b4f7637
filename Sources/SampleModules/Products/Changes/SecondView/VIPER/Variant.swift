import ComparisonData
import ProductsShared
import Stage

extension Variant {
  /// Products in VIPER, with a view that counts them.
  public static var productsSecondViewVIPER: Variant {
    Variant(
      .viper,
      edition: .changed("second-view"),
      entities: ["ProductEntity"],
      methods: [
        .get: "ProductListInteractor.getProducts()",
        .format: "ProductListPresenter.row(for:)",
        .decide: "ProductListPresenter.didFetchProducts(_:)",
        .draw: "ProductListViewController.tableView(_:cellForRowAt:)",
        .navigate: "ProductListRouter.navigateToProductDetail(from:product:)",
        .keep: "ProductListPresenter.didFetchProducts(_:)",
      ],
      manifest: Manifest(
        files: [
          "ProductListProtocols.swift", "ProductListViewController.swift",
          "ProductCountView.swift",
          "ProductListPresenter.swift", "ProductListInteractor.swift", "ProductListRouter.swift",
          "ProductDetailProtocols.swift", "ProductDetailViewController.swift",
          "ProductDetailPresenter.swift", "ProductDetailInteractor.swift",
          "ProductDetailRouter.swift", "ProductRow.swift",
        ]
      )
    ) {
      ProductListRouter.createModule(store: ProductStore($0.condition))
    }
  }
}
