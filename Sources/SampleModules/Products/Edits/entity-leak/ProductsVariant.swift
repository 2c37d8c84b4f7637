import ComparisonData
import ProductsShared
import Stage

extension Variant {
  /// Products in VIPER, with a View that receives entities and formats them.
  public static var productsEntityLeak: Variant {
    Variant(
      .viper,
      edition: .faulty("entity-leak"),
      methods: [.format: "ProductListViewController.tableView(_:cellForRowAt:)"]
    ) {
      ProductListRouter.createModule(store: ProductStore($0.condition))
    }
  }
}
