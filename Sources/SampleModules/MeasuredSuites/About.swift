import Stage

// Written by  swift run MeasureSuites  from what came of it; not to be edited.

extension MeasuredSuites {
  /// The suites of About.
  static let about: [String: SuiteMeasure] = [
    "mvc": SuiteMeasure(
      doubles: [],
      waits: [],
      lines: [
        .init("AboutViewControllerTests.swift", lines: 15)
      ],
      faults: [
        .init(
          "wrong-title",
          "the screen has another title",
          scenario: "open",
          killer: "says what the app is, what it is for and which version it is"
        ),
        .init(
          "bare-version",
          "the last line is the number of the version alone, without the word",
          scenario: "open",
          killer: "says what the app is, what it is for and which version it is"
        ),
        .init(
          "lines-upside-down",
          "the lines stand on the screen in the opposite order",
          scenario: "open",
          killer: "says what the app is, what it is for and which version it is"
        ),
        .init(
          "old-version",
          "the screen speaks of an older version",
          scenario: "open",
          killer: "says what the app is, what it is for and which version it is"
        ),
      ],
      digest: "4c3cc7bcd462c287"
    ),
    "mvvm": SuiteMeasure(
      doubles: [
        "AboutViewModelStub"
      ],
      waits: [],
      lines: [
        .init("AboutViewControllerTests.swift", lines: 14),
        .init("AboutViewModelTests.swift", lines: 11),
      ],
      faults: [
        .init(
          "wrong-title",
          "the screen has another title",
          scenario: "open",
          killer: "draws the lines of its ViewModel in their order"
        ),
        .init(
          "bare-version",
          "the last line is the number of the version alone, without the word",
          scenario: "open",
          killer: "says what the app is, what it is for and which version it is"
        ),
        .init(
          "lines-upside-down",
          "the lines stand on the screen in the opposite order",
          scenario: "open",
          killer: "draws the lines of its ViewModel in their order"
        ),
        .init(
          "old-version",
          "the screen speaks of an older version",
          scenario: "open",
          killer: "says what the app is, what it is for and which version it is"
        ),
      ],
      digest: "64b0e3534527f435"
    ),
    "rpvc": SuiteMeasure(
      doubles: [],
      waits: [],
      lines: [
        .init("AboutCoordinatorTests.swift", lines: 15),
        .init("AboutPresenterTests.swift", lines: 9),
      ],
      faults: [
        .init(
          "wrong-title",
          "the screen has another title",
          scenario: "open",
          killer: "starts with a screen that draws its lines in their order"
        ),
        .init(
          "bare-version",
          "the last line is the number of the version alone, without the word",
          scenario: "open",
          killer: "says the name, the sentence and the version"
        ),
        .init(
          "lines-upside-down",
          "the lines stand on the screen in the opposite order",
          scenario: "open",
          killer: "starts with a screen that draws its lines in their order"
        ),
        .init(
          "old-version",
          "the screen speaks of an older version",
          scenario: "open",
          killer: "starts with a screen that draws its lines in their order"
        ),
      ],
      digest: "eadc3f3e65fe27f1"
    ),
    "viper": SuiteMeasure(
      doubles: [
        "AboutInteractorSpy",
        "AboutPresenterOutputSpy",
        "AboutViewSpy",
      ],
      waits: [],
      lines: [
        .init("AboutInteractorTests.swift", lines: 18),
        .init("AboutPresenterTests.swift", lines: 31),
        .init("AboutRouterTests.swift", lines: 20),
      ],
      faults: [
        .init(
          "wrong-title",
          "the screen has another title",
          scenario: "open",
          killer: "makes a module that draws its lines in their order"
        ),
        .init(
          "bare-version",
          "the last line is the number of the version alone, without the word",
          scenario: "open",
          killer: "makes a module that draws its lines in their order"
        ),
        .init(
          "lines-upside-down",
          "the lines stand on the screen in the opposite order",
          scenario: "open",
          killer: "makes a module that draws its lines in their order"
        ),
        .init(
          "old-version",
          "the screen speaks of an older version",
          scenario: "open",
          killer: "answers with what there is to say"
        ),
      ],
      digest: "35fc706dca9a0001"
    ),
  ]
}
