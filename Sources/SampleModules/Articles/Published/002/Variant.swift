import ArticlesShared
import ComparisonData
import Stage

extension Variant {
  /// Articles in VIPER as article 002 published it, defects kept.
  public static var articlesPublished002: Variant {
    Variant(
      .viper,
      edition: .published("002"),
      entities: ["Article"],
      methods: [
        .get: "ArticlesInteractor.loadArticles(onSuccess:onError:)",
        .format: "ArticlesPresenter.viewModels(for:)",
        .decide: "ArticlesPresenter.onViewReady()",
        .draw: "ArticlesViewController.tableView(_:cellForRowAt:)",
        .navigate: "ArticlesRouter.goToArticleDetail(_:)",
        .keep: "ArticlesViewController.showArticles(_:)",
      ],
      manifest: Manifest(
        files: [
          "ArticlesProtocols.swift", "ArticlesViewController.swift", "ArticlesPresenter.swift",
          "ArticlesInteractor.swift", "SingleThreadExecutor.swift", "ArticlesRouter.swift",
          "ArticleVM.swift", "ArticleDetailViewController.swift",
        ]
      ),
      publication: .articles002
    ) {
      ArticlesRouter.build(store: $0.articleStore, ioQueue: $0.ioQueue)
    }
  }
}

extension Publication {
  /// What is of article 002 here.
  fileprivate static let articles002 = Publication(
    kept: [
      "View, Presenter, Interactor and Router, each behind its contract; the page is no VIPER",
      "attach when the screen is made, onViewReady whenever it appears, detach when it is destroyed",
      "Refresh is off while the list loads; a tap goes to the Router with the article's number",
      "one thread that does the requests one after the other, and calls back where it is",
      "three articles after 300 ms, \"Failed to load articles\" else",
    ],
    added: [
      "Swift instead of Java: closures for the callback, references counted, not collected",
      "the Store instead of the article's repository, so that it can fail, grow and be slow",
      "pulling the list instead of the Refresh button, and a Retry button below an error",
    ],
    defects: [
      .init(
        "The View is told on the thread of the executor.",
        source: "Interactor, loadArticles: both callbacks are called inside the task it executes",
        finding: "reply-off-main"
      ),
      .init(
        "The Presenter holds the View until detach; Java collects such a cycle, Swift does not.",
        source: "Presenter: the field that attach sets and detach clears",
        finding: "strong-view"
      ),
      .init(
        "A callback that throws is answered by a second one.",
        source: "Interactor, loadArticles: onSuccess stands inside the try that leads to onError",
        unseen: "no callback throws in any scenario; one that is made to is found as double-reply"
      ),
      .init(
        "The executor is never shut down.",
        source: "Interactor: the executor is made in a field, and nothing ends it",
        unseen: "a thread takes no part in a conversation"
      ),
      .init(
        "Each return to the list loads it again.",
        source: "View: onStart calls onViewReady",
        unseen: "a list that must not be old is loaded so on purpose"
      ),
      .init(
        "Only the button keeps a second request away; the Presenter would send it.",
        source: "Presenter, onRefresh: it calls onViewReady without a look at what goes on",
        unseen: "the button is off, so that no second request is sent"
      ),
    ]
  )
}
