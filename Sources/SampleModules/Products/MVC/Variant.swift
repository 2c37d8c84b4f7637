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
        .draw: "ProductListViewController.tableView(_:cellForRowAt:)",
        .navigate: "ProductListViewController.tableView(_:didSelectRowAt:)",
      ],
      sources: EmbeddedTexts.files.map(SourceFile.init)
    ) {
      ProductListViewController(store: ProductStore($0.condition))
    }
  }
}
