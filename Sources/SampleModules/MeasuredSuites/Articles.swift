import ComparisonData

// Written by  swift run MeasureSuites  from the results; not to be edited.

extension MeasuredSuites {
  /// The suites of Articles.
  static let articles = SuiteMeasures(
    faults: [
      .init(
        "untitled-blank",
        "an article without a title has an empty row",
        rule: "a value is shown as it is, and not what is made of it",
        scenario: "untitled"
      ),
      .init(
        "cut-title",
        "the title of the list lacks its first letter",
        rule: "a text lacks its first letter",
        scenario: "open-slow"
      ),
      .init(
        "last-first",
        "the list begins with the last article of the store",
        rule: "a list stands in the opposite order",
        scenario: "open-slow"
      ),
      .init(
        "last-one-missing",
        "the list lacks the last article of the store",
        rule: "a list lacks its last element",
        scenario: "open-slow"
      ),
      .init(
        "loading-unsaid",
        "the list does not say that it loads",
        rule: "a statement that calls or sets something is left out",
        scenario: "open-slow"
      ),
      .init(
        "loading-stays",
        "the list is loaded, and still says that it loads",
        rule: "a statement that calls or sets something is left out",
        scenario: "open-slow"
      ),
      .init(
        "next-article-opened",
        "a tap opens the page of the article below",
        rule: "the element after the one that is meant is taken",
        scenario: "select"
      ),
      .init(
        "page-not-pushed",
        "a tap makes the page and does not show it",
        rule: "a statement that calls or sets something is left out",
        scenario: "select"
      ),
      .init(
        "reload-on-return",
        "a return to a loaded list loads it again",
        rule: "a condition is not asked, and counts as met",
        scenario: "back"
      ),
      .init(
        "pull-ignored",
        "pulling the list asks only while it loads, when it should not",
        rule: "a condition holds where it did not, and the other way round",
        scenario: "retry"
      ),
      .init(
        "refresh-while-loading",
        "pulling the list while it loads asks once more",
        rule: "a condition is not asked, and counts as met",
        scenario: "refresh-while-loading"
      ),
      .init(
        "failure-unsaid",
        "a list that could not be loaded says nothing of it",
        rule: "nothing is done in a case of a switch, or in a catch",
        scenario: "failure"
      ),
      .init(
        "message-cut",
        "what is said of a failure lacks its first letter",
        rule: "a text lacks its first letter",
        scenario: "failure"
      ),
      .init(
        "list-kept",
        "the list is still there after it is closed",
        rule: "a reference that holds nobody holds whom it names",
        scenario: "open-slow"
      ),
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
          "cut-title": "loads as soon as it is seen",
          "last-first": "gives a name to what has none",
          "last-one-missing": "comes back to the main queue before it shows anything",
          "loading-unsaid": "comes back to the main queue before it shows anything",
          "loading-stays": "comes back to the main queue before it shows anything",
          "next-article-opened": "opens the page of the article that was tapped",
          "page-not-pushed": "drops an answer that comes when the list is covered",
          "reload-on-return": "leaves all as it is on return once there was an answer",
          "pull-ignored": "asks for nothing more while it loads",
          "refresh-while-loading": "asks for nothing more while it loads",
          "failure-unsaid": "keeps the list when a refresh fails",
          "message-cut": "keeps the list when a refresh fails",
          "list-kept": "is not kept alive by a request",
        ],
        digest: "3b6c411cefb1d74a"
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
          "cut-title": "opens the page of the article that was tapped",
          "last-first": "gives a name to what has none",
          "last-one-missing": "gives a name to what has none",
          "loading-unsaid": "draws every state",
          "loading-stays": "draws every state",
          "next-article-opened": "opens the page of the article that was tapped",
          "page-not-pushed": "opens the page of the article that was tapped",
          "reload-on-return": "leaves all as it is on return once there was an answer",
          "pull-ignored": "asks for nothing more while it loads",
          "refresh-while-loading": "asks for nothing more while it loads",
          "failure-unsaid": "keeps the list when a refresh fails",
          "message-cut": "keeps the list when a refresh fails",
          "list-kept": "is not kept alive by the ViewModel",
        ],
        digest: "c640c17f60f8fb0d"
      ),
      "rpvc": SuiteMeasure(
        doubles: [
          "ArticleStoreProtocol: ArticleStoreStub",
          "ArticlesPresenterProtocol: SubjectUnderTest",
          "ArticlesRepositoryProtocol: SubjectUnderTest",
          "ArticlesViewControllerDelegate: SubjectUnderTest",
        ],
        waits: [
          "ArticlesCoordinatorTests.swift:26",
          "ArticlesRepositoryTests.swift:30",
          "ArticlesRepositoryTests.swift:51",
          "ArticlesRepositoryTests.swift:119",
          "ArticlesViewControllerTests.swift:29",
        ],
        lines: [
          .init("ArticleStoreStub.swift", lines: 20),
          .init("ArticlesCoordinatorTests.swift", lines: 34),
          .init("ArticlesPresenterTests.swift", lines: 45),
          .init("ArticlesRepositoryTests.swift", lines: 128),
          .init("ArticlesViewControllerTests.swift", lines: 50),
        ],
        killers: [
          "untitled-blank": "gives a name to what has none",
          "cut-title": "draws every state",
          "last-first": "loads again on return when a refresh was cut off",
          "last-one-missing": "connects all parts of the list",
          "loading-unsaid": "draws every state",
          "loading-stays": "draws every state",
          "next-article-opened": "passes pulls, presses and taps on",
          "page-not-pushed": "opens the page of the article that was tapped",
          "reload-on-return": "leaves all as it is on return once there was an answer",
          "pull-ignored": "asks for nothing more while it loads",
          "refresh-while-loading": "asks for nothing more while it loads",
          "failure-unsaid": "keeps the list when a refresh fails",
          "message-cut": "publishes what becomes of each state of the Repository",
          "list-kept": "leaves nobody behind when it is closed",
        ],
        digest: "e36098743b13c96e"
      ),
      "viper": SuiteMeasure(
        doubles: [
          "ArticleStoreProtocol: ArticleStoreStub",
          "ArticlesInteractorProtocol: ArticlesInteractorStub, SubjectUnderTest",
          "ArticlesPresenterProtocol: ArticlesPresenterSpy",
          "ArticlesRouterProtocol: SubjectUnderTest",
          "ArticlesViewProtocol: ArticlesViewSpy, SubjectUnderTest",
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
          .init("ArticlesPresenterTests.swift", lines: 86),
          .init("ArticlesRouterTests.swift", lines: 25),
          .init("ArticlesViewControllerTests.swift", lines: 55),
          .init("ArticlesViewSpy.swift", lines: 9),
          .init("LateAnswerTests.swift", lines: 53),
        ],
        killers: [
          "untitled-blank": "gives a name to what has none",
          "cut-title": "shows that it loads, and that it is done",
          "last-first": "gives a name to what has none",
          "last-one-missing": "connects all parts of the module",
          "loading-unsaid": "says that it loads, beside the articles that it has",
          "loading-stays": "shows that it loads, and that it is done",
          "next-article-opened": "passes pulls, presses and taps on",
          "page-not-pushed": "opens the page of the article that was tapped",
          "reload-on-return": "leaves all as it is on return once there was an answer",
          "pull-ignored": "asks for nothing more while it loads",
          "refresh-while-loading": "asks for nothing more while it loads",
          "failure-unsaid": "keeps the list when a refresh fails",
          "message-cut": "keeps the list when a refresh fails",
          "list-kept": "leaves nobody behind when it is closed",
        ],
        digest: "6a5e7550a24ddb3f"
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
          .init("ArticlesRouterTests.swift", lines: 25),
          .init("ArticlesViewControllerTests.swift", lines: 55),
          .init("ArticlesViewSpy.swift", lines: 9),
          .init("CancellationTests.swift", lines: 61),
        ],
        killers: [
          "untitled-blank": "gives a name to what has none",
          "cut-title": "opens the page of the article that was tapped",
          "last-first": "gives a name to what has none",
          "last-one-missing": "asks for nothing more while it loads",
          "loading-unsaid": "says that it loads, beside the articles that it has",
          "loading-stays": "shows that it loads, and that it is done",
          "next-article-opened": "opens the page of the article that was tapped",
          "page-not-pushed": "opens the page of the article that was tapped",
          "reload-on-return": "leaves all as it is on return once there was an answer",
          "pull-ignored": "asks for nothing more while it loads",
          "refresh-while-loading": "asks for nothing more while it loads",
          "failure-unsaid": "keeps the list when a refresh fails",
          "message-cut": "keeps the list when a refresh fails",
          "list-kept": "keeps nobody alive when the stage goes while somebody waits",
        ],
        digest: "3808c60755038084"
      ),
    ]
  )
}
