import ComparisonData
import ProductsShared
import Stage

extension Variant {
  /// Products in VIPER as the article 000 has it, defects kept.
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
      ],
      manifest: Manifest(
        files: [
          "ProductListRouter.swift", "ProductListProtocols.swift",
          "ProductListViewController.swift", "ProductListPresenter.swift",
          "ProductListInteractor.swift", "ProductDetailRouter.swift",
          "ProductDetailProtocols.swift", "ProductDetailViewController.swift",
          "ProductDetailPresenter.swift", "ProductDetailInteractor.swift", "ProductRow.swift",
        ],
        wiring: [
          "ProductListRouter.createModule(store:)",
          "ProductDetailRouter.createModule(with:)",
        ]
      )
    ) {
      ProductListRouter.createModule(store: ProductStore($0.condition))
    }
  }
}
