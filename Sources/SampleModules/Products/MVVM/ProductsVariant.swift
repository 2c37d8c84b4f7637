import ComparisonData
import ProductsShared
import Stage

extension Variant {
  /// Products in MVVM.
  public static var productsMVVM: Variant {
    Variant(
      .mvvm,
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
