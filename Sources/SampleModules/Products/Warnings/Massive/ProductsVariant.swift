import ComparisonData
import ProductsShared
import Stage

extension Variant {
  /// Products in one massive view controller.
  public static var productsMassive: Variant {
    Variant(
      .mvc,
      edition: .warning("massive"),
      entities: ["ProductEntity"],
      methods: [
        .get: "ProductListViewController.viewDidLoad()",
        .format: "ProductListViewController.viewDidLoad()",
        .decide: "ProductListViewController.viewDidLoad()",
        .draw: "ProductListViewController.tableView(_:cellForRowAt:)",
        .navigate: "ProductListViewController.tableView(_:didSelectRowAt:)",
        .keep: "ProductListViewController.viewDidLoad()",
      ]
    ) {
      ProductListViewController(store: ProductStore($0.condition))
    }
  }
}
