import ComparisonData
import ProductsShared
import Stage

extension Variant {
  /// Products in MVC.
  public static var productsMVC: Variant {
    Variant(
      .mvc,
      entities: ["ProductEntity"],
      methods: [
        .get: "ProductListViewController.loadProducts()",
        .format: "ProductListViewController.tableView(_:cellForRowAt:)",
        .decide: "ProductListViewController.loadProducts()",
        .draw: "ProductListViewController.tableView(_:cellForRowAt:)",
        .navigate: "ProductListViewController.tableView(_:didSelectRowAt:)",
        .keep: "ProductListViewController.loadProducts()",
      ]
    ) {
      ProductListViewController(store: ProductStore($0.condition))
    }
  }
}
