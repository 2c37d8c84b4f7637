import ProductsShared
import Stage

extension Variant {
  /// Products in MVVM, with a ViewModel whose closure holds the View strongly.
  public static var productsStrongClosure: Variant {
    Variant(.mvvm, edition: .faulty("strong-closure")) {
      let viewModel = ProductListViewModel(store: ProductStore($0.condition))
      return ProductListViewController(viewModel: viewModel)
    }
  }
}
