import ArticlesShared
import ComparisonData
import Stage

extension Variant {
  /// Articles in MVVM, page by page.
  public static var articlesPagingMVVM: Variant {
    Variant(
      .mvvm,
      edition: .changed("paging"),
      entities: ["Article"],
      methods: [
        .get: "ArticlesViewModel.load(after:)",
        .format: "ArticlesViewModel.row(for:)",
        .decide: "ArticlesViewModel.appear()",
        .draw: "ArticlesViewController.tableView(_:cellForRowAt:)",
        .navigate: "ArticlesViewController.tableView(_:didSelectRowAt:)",
        .keep: "ArticlesViewController.show(_:)",
      ],
      manifest: Manifest(
        files: [
          "ArticlesViewController.swift", "ArticlesViewModel.swift", "ArticlesViewState.swift",
          "ArticleRow.swift", "ArticleDetailViewController.swift",
        ]
      )
    ) {
      let viewModel = ArticlesViewModel(store: $0.pagedArticleStore, mainQueue: $0.mainQueue)
      return ArticlesViewController(viewModel: viewModel)
    }
  }
}
