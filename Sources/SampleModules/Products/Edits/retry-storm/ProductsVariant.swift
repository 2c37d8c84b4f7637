import ProductsShared
import Stage

extension Variant {
  /// Products in VIPER, with an Interactor that retries immediately after a failure.
  public static var productsRetryStorm: Variant {
    Variant(.viper, edition: .faulty("retry-storm")) {
      ProductListRouter.createModule(store: ProductStore($0.condition))
    }
  }
}
