import ProductsShared
import Stage

extension Variant {
  /// Products in VIPER, with a detail View that calls the Presenter of the list module.
  public static var productsModuleBoundary: Variant {
    Variant(.viper, edition: .faulty("module-boundary")) {
      ProductListRouter.createModule(store: ProductStore($0.condition))
    }
  }
}
