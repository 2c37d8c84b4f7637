import ComparisonData
import ProductsShared
import Stage

extension Variant {
  /// Products in MVVM, with a ViewModel whose closure holds the View strongly.
  public static var productsStrongClosure: Variant {
    Variant(
      .mvvm,
      edition: .faulty("strong-closure"),
      entities: ["ProductEntity"],
      methods: [
        .get: "ProductListViewModel.load()",
        .format: "ProductListViewModel.row(for:)",
        .decide: "ProductListViewModel.load()",
        .draw: "ProductListViewController.tableView(_:cellForRowAt:)",
        .navigate: "ProductListViewController.tableView(_:didSelectRowAt:)",
        .keep: "ProductListViewModel.load()",
      ]
    ) {
      let viewModel = ProductListViewModel(store: ProductStore($0.condition))
      return ProductListViewController(viewModel: viewModel)
    }
  }
}
