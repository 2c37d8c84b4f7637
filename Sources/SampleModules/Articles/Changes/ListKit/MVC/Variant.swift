import ArticlesShared
import ComparisonData
import Stage

extension Variant {
  /// Articles in MVC, drawn by another kit.
  public static var articlesListKitMVC: Variant {
    Variant(
      .mvc,
      edition: .changed("list-kit"),
      entities: ["Article"],
      methods: [
        .get: "ArticlesViewController.loadArticles()",
        .format: "ArticlesViewController.row(for:)",
        .decide: "ArticlesViewController.viewWillAppear(_:)",
        .draw: "ArticlesViewController.showState()",
        .navigate: "ArticlesViewController.open(_:)",
        .keep: "ArticlesViewController.didLoad(_:for:)",
      ],
      manifest: Manifest(
        files: ["ArticlesViewController.swift", "ArticleDetailViewController.swift"]
      )
    ) {
      ArticlesViewController(store: $0.articleStore, mainQueue: $0.mainQueue)
    }
  }
}
