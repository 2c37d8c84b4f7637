import ComparisonData
import ProductsShared
import Stage

extension Variant {
  /// Products in VIPER, with a View that requests each row separately from the Presenter.
  public static var productsPerCell: Variant {
    Variant(
      .viper,
      edition: .faulty("per-cell"),
      methods: [.format: "ProductListPresenter.product(at:)"]
    ) {
      ProductListRouter.createModule(store: ProductStore($0.condition))
    }
  }
}
