import ComparisonData
import ProductsShared
import Stage

extension Variant {
  /// Products in VIPER, with a View that opens the page of a product without the Router.
  public static var productsRouterBypass: Variant {
    Variant(
      .viper,
      edition: .faulty("router-bypass"),
      methods: [
        .navigate: "ProductListViewController.tableView(_:didSelectRowAt:)",
        .keep: "ProductListViewController.showProducts(_:)",
      ]
    ) {
      ProductListRouter.createModule(store: ProductStore($0.condition))
    }
  }
}
