import Stage

// Written by  swift run MeasureSuites  from what came of it; not to be edited.

extension MeasuredSuites {
  /// The suites of Articles.
  static let articles: [String: SuiteMeasure] = [
    "mvc": SuiteMeasure(
      doubles: [
        "ArticleStoreStub"
      ],
      waits: [
        "ArticlesViewControllerTests.swift:25",
        "ArticlesViewControllerTests.swift:44",
        "LateAnswerTests.swift:25",
      ],
      lines: [
        .init("ArticleStoreStub.swift", lines: 20),
        .init("ArticlesViewControllerTests.swift", lines: 64),
        .init("LateAnswerTests.swift", lines: 66),
      ],
      faults: [
        .init(
          "untitled-blank",
          "an article without a title has an empty row",
          scenario: "untitled",
          killer: "shows what was loaded, and gives a name to what has none"
        ),
        .init(
          "wrong-title",
          "the list is called Article, as the page is",
          scenario: "open-slow",
          killer: "loads as soon as it is seen"
        ),
        .init(
          "sorted-by-title",
          "the list is sorted by title, and no longer in the order of the store",
          scenario: "open-slow",
          killer: "shows what was loaded, and gives a name to what has none"
        ),
        .init(
          "quiet-refresh",
          "a list that has articles does not say that it loads",
          scenario: "refresh-failure",
          killer: "drops an answer that comes when the list is covered"
        ),
        .init(
          "row-as-id",
          "a tap opens the page with the number of the row, and not of the article",
          scenario: "select",
          killer: "opens the page of the article that was tapped"
        ),
        .init(
          "page-not-pushed",
          "a tap makes the page and does not show it",
          scenario: "select",
          killer: "does not load a loaded list again on return"
        ),
        .init(
          "reload-on-return",
          "a return to a loaded list loads it again",
          scenario: "back",
          killer: "does not load a loaded list again on return"
        ),
        .init(
          "answer-while-covered",
          "an answer counts that comes when the list is covered, and a return does not ask again",
          scenario: "late-reply",
          killer: "drops an answer that comes when the list is covered"
        ),
        .init(
          "older-answer-wins",
          "an older answer that comes after a newer one replaces the newer list",
          scenario: "refresh-race",
          killer: "shows only the answer to the latest request"
        ),
        .init(
          "refresh-while-loading",
          "pulling the list while it loads asks once more",
          scenario: "refresh-while-loading",
          killer: "asks for nothing more while it loads"
        ),
        .init(
          "refresh-appends",
          "the articles of a refresh are added to those that were there",
          scenario: "cached",
          killer: "shows only the answer to the latest request"
        ),
        .init(
          "failure-silent",
          "a list that could not be loaded says nothing of it",
          scenario: "failure",
          killer: "keeps the list when a refresh fails"
        ),
        .init(
          "failure-clears",
          "a refresh that fails empties the list",
          scenario: "refresh-failure",
          killer: "keeps the list when a refresh fails"
        ),
        .init(
          "retry-ignored",
          "after a failure nothing is loaded any more",
          scenario: "retry",
          killer: "says that loading failed, and tries again"
        ),
      ],
      digest: "65600085a96a18a2"
    ),
    "mvvm": SuiteMeasure(
      doubles: [
        "ArticleStoreStub",
        "ArticlesViewModelStub",
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
        .init("ArticlesViewModelTests.swift", lines: 101),
      ],
      faults: [
        .init(
          "untitled-blank",
          "an article without a title has an empty row",
          scenario: "untitled",
          killer: "makes rows, and gives a name to what has none"
        ),
        .init(
          "wrong-title",
          "the list is called Article, as the page is",
          scenario: "open-slow",
          killer: "opens the page of the article that was tapped"
        ),
        .init(
          "sorted-by-title",
          "the list is sorted by title, and no longer in the order of the store",
          scenario: "open-slow",
          killer: "makes rows, and gives a name to what has none"
        ),
        .init(
          "quiet-refresh",
          "a list that has articles does not say that it loads",
          scenario: "refresh-failure",
          killer: nil
        ),
        .init(
          "row-as-id",
          "a tap opens the page with the number of the row, and not of the article",
          scenario: "select",
          killer: "opens the page of the article that was tapped"
        ),
        .init(
          "page-not-pushed",
          "a tap makes the page and does not show it",
          scenario: "select",
          killer: "opens the page of the article that was tapped"
        ),
        .init(
          "reload-on-return",
          "a return to a loaded list loads it again",
          scenario: "back",
          killer: "leaves all as it is on return once there was an answer"
        ),
        .init(
          "answer-while-covered",
          "an answer counts that comes when the list is covered, and a return does not ask again",
          scenario: "late-reply",
          killer: "drops an answer that comes when the list was left"
        ),
        .init(
          "older-answer-wins",
          "an older answer that comes after a newer one replaces the newer list",
          scenario: "refresh-race",
          killer: "takes only the answer to the latest request"
        ),
        .init(
          "refresh-while-loading",
          "pulling the list while it loads asks once more",
          scenario: "refresh-while-loading",
          killer: "asks for nothing more while it loads"
        ),
        .init(
          "refresh-appends",
          "the articles of a refresh are added to those that were there",
          scenario: "cached",
          killer: nil
        ),
        .init(
          "failure-silent",
          "a list that could not be loaded says nothing of it",
          scenario: "failure",
          killer: "keeps the rows when a refresh fails"
        ),
        .init(
          "failure-clears",
          "a refresh that fails empties the list",
          scenario: "refresh-failure",
          killer: "keeps the rows when a refresh fails"
        ),
        .init(
          "retry-ignored",
          "after a failure nothing is loaded any more",
          scenario: "retry",
          killer: "says that loading failed, and tries again"
        ),
      ],
      digest: "627ee9d5f355050a"
    ),
    "rpvc": SuiteMeasure(
      doubles: [
        "ArticleStoreStub",
        "ArticlesCoordinatorSpy",
        "ArticlesPresenterStub",
        "ArticlesRepositoryStub",
      ],
      waits: [
        "ArticlesCoordinatorTests.swift:20",
        "ArticlesRepositoryTests.swift:36",
        "ArticlesRepositoryTests.swift:43",
        "ArticlesRepositoryTests.swift:52",
        "ArticlesViewControllerTests.swift:25",
      ],
      lines: [
        .init("ArticleStoreStub.swift", lines: 20),
        .init("ArticlesCoordinatorSpy.swift", lines: 5),
        .init("ArticlesCoordinatorTests.swift", lines: 33),
        .init("ArticlesPresenterStub.swift", lines: 11),
        .init("ArticlesPresenterTests.swift", lines: 94),
        .init("ArticlesRepositoryStub.swift", lines: 20),
        .init("ArticlesRepositoryTests.swift", lines: 47),
        .init("ArticlesViewControllerTests.swift", lines: 43),
        .init("ViewStateTests.swift", lines: 27),
      ],
      faults: [
        .init(
          "untitled-blank",
          "an article without a title has an empty row",
          scenario: "untitled",
          killer: "makes rows, and gives a name to what has none"
        ),
        .init(
          "wrong-title",
          "the list is called Article, as the page is",
          scenario: "open-slow",
          killer: "draws every state"
        ),
        .init(
          "sorted-by-title",
          "the list is sorted by title, and no longer in the order of the store",
          scenario: "open-slow",
          killer: nil
        ),
        .init(
          "quiet-refresh",
          "a list that has articles does not say that it loads",
          scenario: "refresh-failure",
          killer: "says where the loading stands, and keeps the rows"
        ),
        .init(
          "row-as-id",
          "a tap opens the page with the number of the row, and not of the article",
          scenario: "select",
          killer: "passes pulls, presses and taps on"
        ),
        .init(
          "page-not-pushed",
          "a tap makes the page and does not show it",
          scenario: "select",
          killer: "puts the page of an article on the stack"
        ),
        .init(
          "reload-on-return",
          "a return to a loaded list loads it again",
          scenario: "back",
          killer: "leaves all as it is on return once there was an answer"
        ),
        .init(
          "answer-while-covered",
          "an answer counts that comes when the list is covered, and a return does not ask again",
          scenario: "late-reply",
          killer: "drops an answer that comes when the list was left"
        ),
        .init(
          "older-answer-wins",
          "an older answer that comes after a newer one replaces the newer list",
          scenario: "refresh-race",
          killer: "takes only the answer to the latest request"
        ),
        .init(
          "refresh-while-loading",
          "pulling the list while it loads asks once more",
          scenario: "refresh-while-loading",
          killer: "asks for nothing more while it loads"
        ),
        .init(
          "refresh-appends",
          "the articles of a refresh are added to those that were there",
          scenario: "cached",
          killer: nil
        ),
        .init(
          "failure-silent",
          "a list that could not be loaded says nothing of it",
          scenario: "failure",
          killer: "keeps the list when a refresh fails"
        ),
        .init(
          "failure-clears",
          "a refresh that fails empties the list",
          scenario: "refresh-failure",
          killer: "keeps the list when a refresh fails"
        ),
        .init(
          "retry-ignored",
          "after a failure nothing is loaded any more",
          scenario: "retry",
          killer: "publishes that loading failed, and tries again"
        ),
      ],
      digest: "bfc4a550bc8976de"
    ),
    "viper": SuiteMeasure(
      doubles: [
        "ArticleStoreStub",
        "ArticlesInteractorStub",
        "ArticlesPresenterSpy",
        "ArticlesRouterSpy",
        "ArticlesViewSpy",
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
        .init("ArticlesPresenterTests.swift", lines: 69),
        .init("ArticlesRouterSpy.swift", lines: 5),
        .init("ArticlesRouterTests.swift", lines: 30),
        .init("ArticlesViewControllerTests.swift", lines: 45),
        .init("ArticlesViewSpy.swift", lines: 9),
        .init("LateAnswerTests.swift", lines: 53),
      ],
      faults: [
        .init(
          "untitled-blank",
          "an article without a title has an empty row",
          scenario: "untitled",
          killer: "shows what was loaded, and gives a name to what has none"
        ),
        .init(
          "wrong-title",
          "the list is called Article, as the page is",
          scenario: "open-slow",
          killer: "shows that it loads, and that it is done"
        ),
        .init(
          "sorted-by-title",
          "the list is sorted by title, and no longer in the order of the store",
          scenario: "open-slow",
          killer: "shows what was loaded, and gives a name to what has none"
        ),
        .init(
          "quiet-refresh",
          "a list that has articles does not say that it loads",
          scenario: "refresh-failure",
          killer: "shows articles, and an error below them until it loads again"
        ),
        .init(
          "row-as-id",
          "a tap opens the page with the number of the row, and not of the article",
          scenario: "select",
          killer: "passes pulls, presses and taps on"
        ),
        .init(
          "page-not-pushed",
          "a tap makes the page and does not show it",
          scenario: "select",
          killer: "puts the page of the selected article on the stack"
        ),
        .init(
          "reload-on-return",
          "a return to a loaded list loads it again",
          scenario: "back",
          killer: "leaves all as it is on return once there was an answer"
        ),
        .init(
          "answer-while-covered",
          "an answer counts that comes when the list is covered, and a return does not ask again",
          scenario: "late-reply",
          killer: "drops an answer that comes when the View has left"
        ),
        .init(
          "older-answer-wins",
          "an older answer that comes after a newer one replaces the newer list",
          scenario: "refresh-race",
          killer: "shows only the answer to the latest request"
        ),
        .init(
          "refresh-while-loading",
          "pulling the list while it loads asks once more",
          scenario: "refresh-while-loading",
          killer: "asks for nothing more while it loads"
        ),
        .init(
          "refresh-appends",
          "the articles of a refresh are added to those that were there",
          scenario: "cached",
          killer: nil
        ),
        .init(
          "failure-silent",
          "a list that could not be loaded says nothing of it",
          scenario: "failure",
          killer: "says that loading failed"
        ),
        .init(
          "failure-clears",
          "a refresh that fails empties the list",
          scenario: "refresh-failure",
          killer: "says that loading failed"
        ),
        .init(
          "retry-ignored",
          "after a failure nothing is loaded any more",
          scenario: "retry",
          killer: "loads anew when it is pulled, whatever came before"
        ),
      ],
      digest: "f2d9205eb7bf7cd6"
    ),
    "viper-async": SuiteMeasure(
      doubles: [
        "ArticleStoreStub",
        "ArticlesInteractorStub",
        "ArticlesPresenterSpy",
        "ArticlesRouterSpy",
        "ArticlesViewSpy",
      ],
      waits: [
        "ArticlesInteractorStub.swift:14",
        "ArticlesInteractorTests.swift:9",
        "ArticlesInteractorTests.swift:14",
        "ArticlesInteractorTests.swift:15",
        "ArticlesPresenterTests.swift:22",
        "ArticlesPresenterTests.swift:28",
        "ArticlesPresenterTests.swift:34",
        "ArticlesPresenterTests.swift:38",
        "ArticlesPresenterTests.swift:45",
        "ArticlesPresenterTests.swift:47",
        "ArticlesPresenterTests.swift:53",
        "ArticlesPresenterTests.swift:54",
        "ArticlesPresenterTests.swift:63",
        "ArticlesPresenterTests.swift:67",
        "ArticlesViewControllerTests.swift:19",
        "CancellationTests.swift:17",
        "CancellationTests.swift:19",
        "CancellationTests.swift:29",
        "CancellationTests.swift:34",
        "CancellationTests.swift:49",
        "CancellationTests.swift:51",
        "CancellationTests.swift:53",
      ],
      lines: [
        .init("ArticleStoreStub.swift", lines: 8),
        .init("ArticlesInteractorStub.swift", lines: 13),
        .init("ArticlesInteractorTests.swift", lines: 15),
        .init("ArticlesPresenterSpy.swift", lines: 9),
        .init("ArticlesPresenterTests.swift", lines: 74),
        .init("ArticlesRouterSpy.swift", lines: 5),
        .init("ArticlesRouterTests.swift", lines: 28),
        .init("ArticlesViewControllerTests.swift", lines: 45),
        .init("ArticlesViewSpy.swift", lines: 9),
        .init("CancellationTests.swift", lines: 50),
      ],
      faults: [
        .init(
          "untitled-blank",
          "an article without a title has an empty row",
          scenario: "untitled",
          killer: "gives a name to what has none"
        ),
        .init(
          "wrong-title",
          "the list is called Article, as the page is",
          scenario: "open-slow",
          killer: "opens the page of the selected article"
        ),
        .init(
          "sorted-by-title",
          "the list is sorted by title, and no longer in the order of the store",
          scenario: "open-slow",
          killer: "gives a name to what has none"
        ),
        .init(
          "quiet-refresh",
          "a list that has articles does not say that it loads",
          scenario: "refresh-failure",
          killer: "shows articles, and an error below them until it loads again"
        ),
        .init(
          "row-as-id",
          "a tap opens the page with the number of the row, and not of the article",
          scenario: "select",
          killer: "opens the page of the selected article"
        ),
        .init(
          "page-not-pushed",
          "a tap makes the page and does not show it",
          scenario: "select",
          killer: "opens the page of the selected article"
        ),
        .init(
          "reload-on-return",
          "a return to a loaded list loads it again",
          scenario: "back",
          killer: "leaves a newer request alone"
        ),
        .init(
          "answer-while-covered",
          "an answer counts that comes when the list is covered, and a return does not ask again",
          scenario: "late-reply",
          killer: "leaves a newer request alone"
        ),
        .init(
          "older-answer-wins",
          "an older answer that comes after a newer one replaces the newer list",
          scenario: "refresh-race",
          killer: "tells who waited that nobody does any more"
        ),
        .init(
          "refresh-while-loading",
          "pulling the list while it loads asks once more",
          scenario: "refresh-while-loading",
          killer: "asks for nothing more while it loads"
        ),
        .init(
          "refresh-appends",
          "the articles of a refresh are added to those that were there",
          scenario: "cached",
          killer: nil
        ),
        .init(
          "failure-silent",
          "a list that could not be loaded says nothing of it",
          scenario: "failure",
          killer: "says that loading failed, and tries again"
        ),
        .init(
          "failure-clears",
          "a refresh that fails empties the list",
          scenario: "refresh-failure",
          killer: "says that loading failed, and tries again"
        ),
        .init(
          "retry-ignored",
          "after a failure nothing is loaded any more",
          scenario: "retry",
          killer: "says that loading failed, and tries again"
        ),
      ],
      digest: "94761d7ce06b1da5"
    ),
  ]
}
