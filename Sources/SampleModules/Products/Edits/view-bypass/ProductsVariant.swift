import ProductsShared
import Stage

extension Variant {
  /// Products in VIPER, with a View that calls the Interactor directly.
  public static var productsViewBypass: Variant {
    Variant(.viper, edition: .faulty("view-bypass")) {
      ProductListRouter.createModule(store: ProductStore($0.condition))
    }
  }
}
