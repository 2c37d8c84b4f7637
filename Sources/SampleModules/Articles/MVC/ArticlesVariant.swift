import ArticlesShared
import ComparisonData
import Stage

extension Variant {
  /// Articles in MVC.
  public static var articlesMVC: Variant {
    Variant(
      .mvc,
      entities: ["Article"],
      methods: [
        .get: "ArticlesViewController.loadArticles()",
        .format: "ArticlesViewController.tableView(_:cellForRowAt:)",
        .decide: "ArticlesViewController.viewWillAppear(_:)",
        .draw: "ArticlesViewController.tableView(_:cellForRowAt:)",
        .navigate: "ArticlesViewController.tableView(_:didSelectRowAt:)",
        .keep: "ArticlesViewController.didLoad(_:for:)",
      ]
    ) {
      ArticlesViewController(store: $0.articleStore, mainQueue: $0.mainQueue)
    }
  }
}
