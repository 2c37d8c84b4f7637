import ComparisonData
import ProductsShared
import Stage

extension Variant {
  /// Products in VIPER, with a View that asks for its rows one by one.
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
      ],
      manifest: Manifest(
        files: [
          "ProductListRouter.swift", "ProductListProtocols.swift",
          "ProductListViewController.swift", "ProductListPresenter.swift",
          "ProductListInteractor.swift", "ProductDetailRouter.swift",
          "ProductDetailProtocols.swift", "ProductDetailViewController.swift",
          "ProductDetailPresenter.swift", "ProductDetailInteractor.swift", "ProductRow.swift",
        ]
      )
    ) {
      ProductListRouter.createModule(store: ProductStore($0.condition))
    }
  }
}
