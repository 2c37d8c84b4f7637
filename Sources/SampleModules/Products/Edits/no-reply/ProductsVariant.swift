import ProductsShared
import Stage

extension Variant {
  /// Products in VIPER, with an Interactor that reports no failure to its output.
  public static var productsNoReply: Variant {
    Variant(.viper, edition: .faulty("no-reply")) {
      ProductListRouter.createModule(store: ProductStore($0.condition))
    }
  }
}
