import ComparisonData
import ProductsShared
import Stage

extension Variant {
  /// Products in MVC, cheapest first.
  public static var productsSortMVC: Variant {
    Variant(
      .mvc,
      edition: .changed("sort"),
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
        files: ["ProductListViewController.swift", "ProductDetailViewController.swift"]
      )
    ) {
      ProductListViewController(store: ProductStore($0.condition))
    }
  }
}
