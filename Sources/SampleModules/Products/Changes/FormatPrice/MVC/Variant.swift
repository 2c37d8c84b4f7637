import ComparisonData
import ProductsShared
import Stage

extension Variant {
  /// Products in MVC, prices with their currency.
  public static var productsFormatPriceMVC: Variant {
    Variant(
      .mvc,
      edition: .changed("format-price"),
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
