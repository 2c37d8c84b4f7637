import ArticlesShared
import ComparisonData
import Stage

extension Variant {
  /// Articles in MVC, page by page.
  public static var articlesPagingMVC: Variant {
    Variant(
      .mvc,
      edition: .changed("paging"),
      entities: ["Article"],
      methods: [
        .get: "ArticlesViewController.loadArticles(after:)",
        .format: "ArticlesViewController.tableView(_:cellForRowAt:)",
        .decide: "ArticlesViewController.viewWillAppear(_:)",
        .draw: "ArticlesViewController.tableView(_:cellForRowAt:)",
        .navigate: "ArticlesViewController.tableView(_:didSelectRowAt:)",
        .keep: "ArticlesViewController.didLoad(_:for:after:)",
      ],
      manifest: Manifest(
        files: ["ArticlesViewController.swift", "ArticleDetailViewController.swift"]
      )
    ) {
      ArticlesViewController(store: $0.pagedArticleStore, mainQueue: $0.mainQueue)
    }
  }
}
