import ComparisonData

// Written by  swift run MeasureSuites  from what came of it; not to be edited.

extension MeasuredSuites {
  /// The suites of Articles.
  static let articles = SuiteMeasures(
    faults: [
      .init("untitled-blank", "an article without a title has an empty row", scenario: "untitled"),
      .init("wrong-title", "the list is called Article, as the page is", scenario: "open-slow"),
      .init(
        "sorted-by-title",
        "the list is sorted by title, and no longer in the order of the store",
        scenario: "open-slow"
      ),
      .init(
        "quiet-refresh",
        "a list that has articles does not say that it loads",
        scenario: "refresh-failure"
      ),
      .init(
        "row-as-id",
        "a tap opens the page with the number of the row, and not of the article",
        scenario: "select"
      ),
      .init("page-not-pushed", "a tap makes the page and does not show it", scenario: "select"),
      .init("reload-on-return", "a return to a loaded list loads it again", scenario: "back"),
      .init(
        "refresh-while-loading",
        "pulling the list while it loads asks once more",
        scenario: "refresh-while-loading"
      ),
      .init(
        "refresh-appends",
        "the articles of a refresh are added to those that were there",
        scenario: "cached"
      ),
      .init(
        "failure-silent",
        "a list that could not be loaded says nothing of it",
        scenario: "failure"
      ),
      .init("failure-clears", "a refresh that fails empties the list", scenario: "refresh-failure"),
      .init("retry-ignored", "after a failure nothing is loaded any more", scenario: "retry"),
    ],
    suites: [
      "mvc": SuiteMeasure(
        doubles: [
          "ArticleStoreProtocol: ArticleStoreStub"
        ],
        waits: [
          "ArticlesViewControllerTests.swift:25",
          "ArticlesViewControllerTests.swift:43",
          "LateAnswerTests.swift:25",
        ],
        lines: [
          .init("ArticleStoreStub.swift", lines: 20),
          .init("ArticlesViewControllerTests.swift", lines: 77),
          .init("LateAnswerTests.swift", lines: 66),
        ],
        killers: [
          "untitled-blank": "gives a name to what has none",
          "wrong-title": "loads as soon as it is seen",
          "sorted-by-title": "gives a name to what has none",
          "quiet-refresh": "drops an answer that comes when the list is covered",
          "row-as-id": "opens the page of the article that was tapped",
          "page-not-pushed": "drops an answer that comes when the list is covered",
          "reload-on-return": "leaves all as it is on return once there was an answer",
          "refresh-while-loading": "asks for nothing more while it loads",
          "refresh-appends": "shows only the answer to the latest request",
          "failure-silent": "keeps the list when a refresh fails",
          "failure-clears": "keeps the list when a refresh fails",
          "retry-ignored": "says that loading failed, and tries again",
        ],
        digest: "e0ceb45f8a3afbec"
      ),
      "mvvm": SuiteMeasure(
        doubles: [
          "ArticleStoreProtocol: ArticleStoreStub",
          "ArticlesViewModelProtocol: ArticlesViewModelStub",
        ],
        waits: [
          "ArticlesViewControllerTests.swift:23",
          "ArticlesViewModelTests.swift:21",
          "ArticlesViewModelTests.swift:50",
        ],
        lines: [
          .init("ArticleStoreStub.swift", lines: 20),
          .init("ArticlesViewControllerTests.swift", lines: 58),
          .init("ArticlesViewModelStub.swift", lines: 8),
          .init("ArticlesViewModelTests.swift", lines: 116),
        ],
        killers: [
          "untitled-blank": "gives a name to what has none",
          "wrong-title": "opens the page of the article that was tapped",
          "sorted-by-title": "gives a name to what has none",
          "quiet-refresh": "says that it loads, beside the articles that it has",
          "row-as-id": "opens the page of the article that was tapped",
          "page-not-pushed": "opens the page of the article that was tapped",
          "reload-on-return": "leaves all as it is on return once there was an answer",
          "refresh-while-loading": "asks for nothing more while it loads",
          "refresh-appends": "shows the articles of a refresh in the place of those before",
          "failure-silent": "keeps the list when a refresh fails",
          "failure-clears": "keeps the list when a refresh fails",
          "retry-ignored": "says that loading failed, and tries again",
        ],
        digest: "e372629e5bb1ce64"
      ),
      "rpvc": SuiteMeasure(
        doubles: [
          "ArticleStoreProtocol: ArticleStoreStub",
          "ArticlesPresenterProtocol: ArticlesPresenterStub",
          "ArticlesRepositoryProtocol: ArticlesRepositoryStub",
          "ArticlesViewControllerDelegate: ArticlesDelegateSpy",
        ],
        waits: [
          "ArticlesCoordinatorTests.swift:26",
          "ArticlesRepositoryTests.swift:36",
          "ArticlesRepositoryTests.swift:43",
          "ArticlesRepositoryTests.swift:52",
          "ArticlesViewControllerTests.swift:27",
        ],
        lines: [
          .init("ArticleStoreStub.swift", lines: 20),
          .init("ArticlesCoordinatorTests.swift", lines: 39),
          .init("ArticlesPresenterStub.swift", lines: 16),
          .init("ArticlesPresenterTests.swift", lines: 109),
          .init("ArticlesRepositoryStub.swift", lines: 20),
          .init("ArticlesRepositoryTests.swift", lines: 47),
          .init("ArticlesViewControllerTests.swift", lines: 46),
          .init("ViewStateTests.swift", lines: 27),
        ],
        killers: [
          "untitled-blank": "gives a name to what has none",
          "wrong-title": "draws every state",
          "sorted-by-title": "shows the articles in the order of the store",
          "quiet-refresh": "says where the loading stands, and keeps the rows",
          "row-as-id": "passes pulls, presses and taps on",
          "page-not-pushed": "opens the page of the article that was tapped",
          "reload-on-return": "leaves all as it is on return once there was an answer",
          "refresh-while-loading": "asks for nothing more while it loads",
          "refresh-appends": "shows the articles of a refresh in the place of those before",
          "failure-silent": "keeps the list when a refresh fails",
          "failure-clears": "keeps the list when a refresh fails",
          "retry-ignored": "says that loading failed, and tries again",
        ],
        digest: "e9353d1c375d39cc"
      ),
      "viper": SuiteMeasure(
        doubles: [
          "ArticleStoreProtocol: ArticleStoreStub",
          "ArticlesInteractorProtocol: ArticlesInteractorStub",
          "ArticlesPresenterProtocol: ArticlesPresenterSpy",
          "ArticlesRouterProtocol: ArticlesRouterSpy",
          "ArticlesViewProtocol: ArticlesViewSpy",
        ],
        waits: [
          "ArticlesInteractorTests.swift:21",
          "ArticlesInteractorTests.swift:30",
          "ArticlesInteractorTests.swift:39",
          "ArticlesRouterTests.swift:16",
          "ArticlesViewControllerTests.swift:19",
        ],
        lines: [
          .init("ArticleStoreStub.swift", lines: 20),
          .init("ArticlesInteractorStub.swift", lines: 17),
          .init("ArticlesInteractorTests.swift", lines: 36),
          .init("ArticlesPresenterSpy.swift", lines: 9),
          .init("ArticlesPresenterTests.swift", lines: 83),
          .init("ArticlesRouterSpy.swift", lines: 5),
          .init("ArticlesRouterTests.swift", lines: 30),
          .init("ArticlesViewControllerTests.swift", lines: 55),
          .init("ArticlesViewSpy.swift", lines: 9),
          .init("LateAnswerTests.swift", lines: 53),
        ],
        killers: [
          "untitled-blank": "gives a name to what has none",
          "wrong-title": "shows that it loads, and that it is done",
          "sorted-by-title": "gives a name to what has none",
          "quiet-refresh": "says that it loads, beside the articles that it has",
          "row-as-id": "passes pulls, presses and taps on",
          "page-not-pushed": "opens the page of the article that was tapped",
          "reload-on-return": "leaves all as it is on return once there was an answer",
          "refresh-while-loading": "asks for nothing more while it loads",
          "refresh-appends": "shows the articles of a refresh in the place of those before",
          "failure-silent": "keeps the list when a refresh fails",
          "failure-clears": "keeps the list when a refresh fails",
          "retry-ignored": "loads anew when it is pulled, whatever came before",
        ],
        digest: "7aed720d813de663"
      ),
      "viper-async": SuiteMeasure(
        doubles: [
          "ArticleStoreProtocol: ArticleStoreStub, SilentArticleStore",
          "ArticlesInteractorProtocol: ArticlesInteractorStub",
          "ArticlesPresenterProtocol: ArticlesPresenterSpy",
          "ArticlesRouterProtocol: ArticlesRouterSpy",
          "ArticlesViewProtocol: ArticlesViewSpy",
        ],
        waits: [
          "ArticlesInteractorStub.swift:14",
          "ArticlesInteractorTests.swift:10",
          "ArticlesInteractorTests.swift:16",
          "ArticlesPresenterSpy.swift:13",
          "ArticlesPresenterTests.swift:23",
          "ArticlesPresenterTests.swift:29",
          "ArticlesPresenterTests.swift:35",
          "ArticlesPresenterTests.swift:39",
          "ArticlesPresenterTests.swift:45",
          "ArticlesPresenterTests.swift:51",
          "ArticlesPresenterTests.swift:54",
          "ArticlesPresenterTests.swift:61",
          "ArticlesPresenterTests.swift:63",
          "ArticlesPresenterTests.swift:69",
          "ArticlesPresenterTests.swift:70",
          "ArticlesPresenterTests.swift:79",
          "ArticlesPresenterTests.swift:81",
          "ArticlesViewControllerTests.swift:19",
          "CancellationTests.swift:18",
          "CancellationTests.swift:20",
          "CancellationTests.swift:25",
          "CancellationTests.swift:27",
          "CancellationTests.swift:36",
          "CancellationTests.swift:39",
        ],
        lines: [
          .init("ArticleStoreStub.swift", lines: 8),
          .init("ArticlesInteractorStub.swift", lines: 13),
          .init("ArticlesInteractorTests.swift", lines: 16),
          .init("ArticlesPresenterSpy.swift", lines: 13),
          .init("ArticlesPresenterTests.swift", lines: 86),
          .init("ArticlesRouterSpy.swift", lines: 5),
          .init("ArticlesRouterTests.swift", lines: 30),
          .init("ArticlesViewControllerTests.swift", lines: 55),
          .init("ArticlesViewSpy.swift", lines: 9),
          .init("CancellationTests.swift", lines: 61),
        ],
        killers: [
          "untitled-blank": "gives a name to what has none",
          "wrong-title": "opens the page of the article that was tapped",
          "sorted-by-title": "gives a name to what has none",
          "quiet-refresh": "says that it loads, beside the articles that it has",
          "row-as-id": "opens the page of the article that was tapped",
          "page-not-pushed": "opens the page of the article that was tapped",
          "reload-on-return": "leaves all as it is on return once there was an answer",
          "refresh-while-loading": "asks for nothing more while it loads",
          "refresh-appends": "shows the articles of a refresh in the place of those before",
          "failure-silent": "keeps the list when a refresh fails",
          "failure-clears": "keeps the list when a refresh fails",
          "retry-ignored": "says that loading failed, and tries again",
        ],
        digest: "c405d51bc4b8f18e"
      ),
    ]
  )
}
