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
    ) { condition in
      let viewModel = ProductListViewModel(store: ProductStore(condition))
      return ProductListViewController(viewModel: viewModel)
    }
  }
}
