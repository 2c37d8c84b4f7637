import ComparisonData

// Written by  swift run MeasureSuites  from the results; not to be edited.

extension MeasuredSuites {
  /// The suites of About.
  static let about = SuiteMeasures(
    faults: [
      .init(
        "cut-title",
        "the title of the screen lacks its first letter",
        rule: "a text lacks its first letter",
        scenario: "open"
      ),
      .init(
        "no-title",
        "the screen has no title",
        rule: "a statement that calls or sets something is left out",
        scenario: "open"
      ),
      .init(
        "bare-version",
        "the last line is the number of the version alone, without the word",
        rule: "a value stands there without the text around it",
        scenario: "open"
      ),
      .init(
        "lines-exchanged",
        "the first line stands below the second",
        rule: "an argument, an element or a statement changes places with the one after it",
        scenario: "open"
      ),
    ],
    suites: [
      "mvc": SuiteMeasure(
        doubles: [],
        waits: [],
        lines: [
          .init("AboutViewControllerTests.swift", lines: 20)
        ],
        killers: [
          "cut-title": "draws its lines in their order, below its title",
          "no-title": "draws its lines in their order, below its title",
          "bare-version": "draws its lines in their order, below its title",
          "lines-exchanged": "draws its lines in their order, below its title",
        ],
        digest: "6220f0d58381220a"
      ),
      "mvvm": SuiteMeasure(
        doubles: [
          "AboutViewModelProtocol: SubjectUnderTest"
        ],
        waits: [],
        lines: [
          .init("AboutViewControllerTests.swift", lines: 13),
          .init("AboutViewModelTests.swift", lines: 11),
        ],
        killers: [
          "cut-title": "draws its lines in their order, below its title",
          "no-title": "draws its lines in their order, below its title",
          "bare-version": "says the version in words",
          "lines-exchanged": "speaks of the app itself",
        ],
        digest: "fcb34403712b27b5"
      ),
      "rpvc": SuiteMeasure(
        doubles: [
          "AboutPresenterProtocol: SubjectUnderTest"
        ],
        waits: [],
        lines: [
          .init("AboutCoordinatorTests.swift", lines: 17),
          .init("AboutPresenterTests.swift", lines: 9),
          .init("AboutViewControllerTests.swift", lines: 14),
        ],
        killers: [
          "cut-title": "draws its lines in their order, below its title",
          "no-title": "draws its lines in their order, below its title",
          "bare-version": "says the version in words",
          "lines-exchanged": "says the version in words",
        ],
        digest: "a2e055afdadb98e1"
      ),
      "viper": SuiteMeasure(
        doubles: [
          "AboutInteractorProtocol: SubjectUnderTest",
          "AboutPresenterOutputProtocol: SubjectUnderTest",
          "AboutViewProtocol: AboutViewSpy, SubjectUnderTest",
        ],
        waits: [],
        lines: [
          .init("AboutInteractorTests.swift", lines: 13),
          .init("AboutPresenterTests.swift", lines: 27),
          .init("AboutRouterTests.swift", lines: 15),
          .init("AboutViewControllerTests.swift", lines: 12),
        ],
        killers: [
          "cut-title": "draws its lines in their order, below its title",
          "no-title": "draws its lines in their order, below its title",
          "bare-version": "makes a module that speaks of the app",
          "lines-exchanged": "makes a module that speaks of the app",
        ],
        digest: "cb8c1704b117c7ca"
      ),
    ]
  )
}
