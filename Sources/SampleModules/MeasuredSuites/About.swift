import ComparisonData

// Written by  swift run MeasureSuites  from what came of it; not to be edited.

extension MeasuredSuites {
  /// The suites of About.
  static let about = SuiteMeasures(
    faults: [
      .init("wrong-title", "the screen has another title", scenario: "open"),
      .init(
        "bare-version",
        "the last line is the number of the version alone, without the word",
        scenario: "open"
      ),
      .init(
        "lines-upside-down",
        "the lines stand on the screen in the opposite order",
        scenario: "open"
      ),
      .init("old-version", "the screen speaks of an older version", scenario: "open"),
    ],
    suites: [
      "mvc": SuiteMeasure(
        doubles: [],
        waits: [],
        lines: [
          .init("AboutViewControllerTests.swift", lines: 15)
        ],
        killers: [
          "wrong-title": "says what the app is, what it is for and which version it is",
          "bare-version": "says what the app is, what it is for and which version it is",
          "lines-upside-down": "says what the app is, what it is for and which version it is",
          "old-version": "says what the app is, what it is for and which version it is",
        ],
        digest: "e88ee24e4bb11a22"
      ),
      "mvvm": SuiteMeasure(
        doubles: [
          "AboutViewModelProtocol: AboutViewModelStub"
        ],
        waits: [],
        lines: [
          .init("AboutViewControllerTests.swift", lines: 14),
          .init("AboutViewModelTests.swift", lines: 11),
        ],
        killers: [
          "wrong-title": "draws the lines of its ViewModel in their order",
          "bare-version": "says what the app is, what it is for and which version it is",
          "lines-upside-down": "draws the lines of its ViewModel in their order",
          "old-version": "says what the app is, what it is for and which version it is",
        ],
        digest: "9acbd93e6715d1f1"
      ),
      "rpvc": SuiteMeasure(
        doubles: [],
        waits: [],
        lines: [
          .init("AboutCoordinatorTests.swift", lines: 17),
          .init("AboutPresenterTests.swift", lines: 9),
        ],
        killers: [
          "wrong-title": "starts with a screen that draws its lines in their order",
          "bare-version": "says the name, the sentence and the version",
          "lines-upside-down": "starts with a screen that draws its lines in their order",
          "old-version": "starts with a screen that draws its lines in their order",
        ],
        digest: "bbff335af0816651"
      ),
      "viper": SuiteMeasure(
        doubles: [
          "AboutInteractorProtocol: AboutInteractorSpy",
          "AboutPresenterOutputProtocol: AboutPresenterOutputSpy",
          "AboutViewProtocol: AboutViewSpy",
        ],
        waits: [],
        lines: [
          .init("AboutInteractorTests.swift", lines: 18),
          .init("AboutPresenterTests.swift", lines: 31),
          .init("AboutRouterTests.swift", lines: 20),
        ],
        killers: [
          "wrong-title": "makes a module that draws its lines in their order",
          "bare-version": "makes a module that draws its lines in their order",
          "lines-upside-down": "makes a module that draws its lines in their order",
          "old-version": "answers with what there is to say",
        ],
        digest: "dcfc910c47b0b634"
      ),
    ]
  )
}
