import ComparisonData
import ProductsShared
import Stage

extension Variant {
  /// Products in MVC, with a view that counts them.
  public static var productsSecondViewMVC: Variant {
    Variant(
      .mvc,
      edition: .changed("second-view"),
      entities: ["ProductEntity"],
      methods: [
        .get: "ProductListViewController.loadProducts()",
        .format: "ProductListViewController.tableView(_:cellForRowAt:)",
        .decide: "ProductListViewController.loadProducts()",
        .draw: "ProductListViewController.tableView(_:cellForRowAt:)",
        .navigate: "ProductListViewController.tableView(_:didSelectRowAt:)",
        .keep: "ProductListViewController.loadProducts()",
      ],
      manifest: Manifest(
        files: [
          "ProductListViewController.swift", "ProductCountView.swift",
          "ProductDetailViewController.swift",
        ]
      )
    ) {
      ProductListViewController(store: ProductStore($0.condition))
    }
  }
}
