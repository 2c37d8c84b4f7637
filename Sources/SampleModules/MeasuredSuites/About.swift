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
          .init("AboutViewControllerTests.swift", lines: 20)
        ],
        killers: [
          "wrong-title": "draws its lines in their order, below its title",
          "bare-version": "draws its lines in their order, below its title",
          "lines-upside-down": "draws its lines in their order, below its title",
          "old-version": "draws its lines in their order, below its title",
        ],
        digest: "d22295bafa78792b"
      ),
      "mvvm": SuiteMeasure(
        doubles: [],
        waits: [],
        lines: [
          .init("AboutViewControllerTests.swift", lines: 13),
          .init("AboutViewModelTests.swift", lines: 11),
        ],
        killers: [
          "wrong-title": "draws its lines in their order, below its title",
          "bare-version": "says the version in words",
          "lines-upside-down": "draws its lines in their order, below its title",
          "old-version": "says the version in words",
        ],
        digest: "252db95d0d56e240"
      ),
      "rpvc": SuiteMeasure(
        doubles: [],
        waits: [],
        lines: [
          .init("AboutCoordinatorTests.swift", lines: 17),
          .init("AboutPresenterTests.swift", lines: 9),
          .init("AboutViewControllerTests.swift", lines: 14),
        ],
        killers: [
          "wrong-title": "draws its lines in their order, below its title",
          "bare-version": "says the version in words",
          "lines-upside-down": "draws its lines in their order, below its title",
          "old-version": "speaks of the app itself",
        ],
        digest: "641a3b9137f0ef58"
      ),
      "viper": SuiteMeasure(
        doubles: [
          "AboutViewProtocol: AboutViewSpy"
        ],
        waits: [],
        lines: [
          .init("AboutInteractorTests.swift", lines: 13),
          .init("AboutPresenterTests.swift", lines: 27),
          .init("AboutRouterTests.swift", lines: 20),
          .init("AboutViewControllerTests.swift", lines: 12),
        ],
        killers: [
          "wrong-title": "draws its lines in their order, below its title",
          "bare-version": "makes a module that speaks of the app",
          "lines-upside-down": "draws its lines in their order, below its title",
          "old-version": "makes a module that speaks of the app",
        ],
        digest: "3168897fa7b2ac64"
      ),
    ]
  )
}
