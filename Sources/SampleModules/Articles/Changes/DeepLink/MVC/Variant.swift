import ArticlesShared
import ComparisonData
import Stage

extension Variant {
  /// Articles in MVC, opened by a link to one of them.
  public static var articlesDeepLinkMVC: Variant {
    Variant(
      .mvc,
      edition: .changed("deep-link"),
      entities: ["Article"],
      methods: [
        .get: "ArticlesViewController.loadArticles()",
        .format: "ArticlesViewController.tableView(_:cellForRowAt:)",
        .decide: "ArticlesViewController.viewWillAppear(_:)",
        .draw: "ArticlesViewController.tableView(_:cellForRowAt:)",
        .navigate: "ArticlesViewController.openArticle(id:)",
        .keep: "ArticlesViewController.didLoad(_:for:)",
      ],
      manifest: Manifest(
        files: ["ArticlesViewController.swift", "ArticleDetailViewController.swift"]
      )
    ) {
      ArticlesViewController(
        store: $0.articleStore,
        mainQueue: $0.mainQueue,
        linkedArticleID: $0.linkedArticleID
      )
    }
  }
}
