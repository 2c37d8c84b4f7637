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
        .draw: "ProductListViewController.tableView(_:cellForRowAt:)",
        .navigate: "ProductListViewController.tableView(_:didSelectRowAt:)",
      ],
      sources: EmbeddedTexts.files.map(SourceFile.init)
    ) {
      let viewModel = ProductListViewModel(store: ProductStore($0.condition))
      return ProductListViewController(viewModel: viewModel)
    }
  }
}
