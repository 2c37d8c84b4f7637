import ComparisonData

// Written by  swift run MeasureSuites  from what came of it; not to be edited.

extension MeasuredSuites {
  /// The suites of Profile.
  static let profile = SuiteMeasures(
    faults: [
      .init(
        "no-anonymous",
        "a person without a name is not called Anonymous",
        scenario: "anonymous"
      ),
      .init(
        "date-in-numbers",
        "the day of joining stands in numbers, not with the name of its month",
        scenario: "open"
      ),
      .init(
        "stats-by-name",
        "the stats stand in the order of their names, not in their own",
        scenario: "open"
      ),
      .init(
        "loading-stays",
        "the dashboard is complete, and still says that it is loading",
        scenario: "open"
      ),
      .init(
        "cache-ignored",
        "a profile that is kept on the device is asked of the server all the same",
        scenario: "open-cached"
      ),
      .init(
        "stats-not-awaited",
        "as long as the stats are on their way, the dashboard says that they cannot be loaded",
        scenario: "open-cached"
      ),
      .init(
        "profile-comes-last",
        "the dashboard is brought up to date by the stats only, not by a profile that comes after them",
        scenario: "open"
      ),
      .init(
        "stats-failure-lost",
        "nobody is told that the stats cannot be loaded, and the dashboard loads for ever",
        scenario: "stats-failing"
      ),
      .init(
        "wrong-message",
        "where the profile cannot be loaded, it says that the stats cannot",
        scenario: "open-failing"
      ),
      .init(
        "old-name-saved",
        "what is saved is the name as it was, not the one that was typed",
        scenario: "edit-save"
      ),
      .init(
        "saved-name-not-shown",
        "the new name is saved and kept, and the screen goes on showing the old one",
        scenario: "edit-save"
      ),
      .init("cancel-stays", "Cancel does not lead back to the dashboard", scenario: "edit-cancel"),
      .init(
        "edited-only-once",
        "once the page for the name was left, it cannot be opened again",
        scenario: "edit-cancel"
      ),
    ],
    suites: [
      "mvc": SuiteMeasure(
        doubles: [
          "ProfileAPIStub"
        ],
        waits: [
          "DashboardViewControllerTests.swift:38"
        ],
        lines: [
          .init("DashboardViewControllerTests.swift", lines: 97),
          .init("ProfileAPIStub.swift", lines: 45),
        ],
        killers: [
          "no-anonymous": "greets where the stats fail",
          "date-in-numbers": "joins profile and stats in both orders",
          "loading-stays": "greets where the stats fail",
          "cache-ignored": "greets where the stats fail",
          "stats-not-awaited": "shows a cached profile at once",
          "profile-comes-last": "joins profile and stats in both orders",
          "stats-failure-lost": "greets where the stats fail",
          "wrong-message": "shows the stats where the profile fails",
          "old-name-saved": "saves a name that was edited",
          "saved-name-not-shown": "saves a name that was edited",
          "cancel-stays": "saves no name that was given up",
        ],
        digest: "1252da4cdaa79637"
      ),
      "mvvm": SuiteMeasure(
        doubles: [
          "ProfileAPIStub"
        ],
        waits: [
          "DashboardViewModelTests.swift:39",
          "DashboardViewModelTests.swift:44",
        ],
        lines: [
          .init("DashboardViewModelTests.swift", lines: 110),
          .init("ProfileAPIStub.swift", lines: 45),
        ],
        killers: [
          "no-anonymous": "greets where the stats fail",
          "date-in-numbers": "gets a profile, keeps it and makes it ready to be drawn",
          "cache-ignored": "saves a name that was edited, and shows what comes of it",
          "stats-not-awaited": "gets a profile, keeps it and makes it ready to be drawn",
          "profile-comes-last": "greets where the stats fail",
          "stats-failure-lost": "greets where the stats fail",
          "wrong-message": "shows the stats where the profile fails",
          "old-name-saved": "saves a name that was edited, and shows what comes of it",
          "saved-name-not-shown": "saves a name that was edited, and shows what comes of it",
        ],
        digest: "267e110ed9101b9d"
      ),
      "rpvc": SuiteMeasure(
        doubles: [
          "ProfileAPIStub",
          "ProfileRepositoryStub",
        ],
        waits: [
          "DefaultProfileRepositoryTests.swift:38",
          "DefaultProfileRepositoryTests.swift:51",
          "DefaultProfileRepositoryTests.swift:62",
          "DefaultProfileRepositoryTests.swift:75",
        ],
        lines: [
          .init("DefaultProfileRepositoryTests.swift", lines: 67),
          .init("ProfileAPIStub.swift", lines: 45),
          .init("ProfileCoordinatorTests.swift", lines: 48),
          .init("ProfileMapperTests.swift", lines: 42),
          .init("ProfilePresenterTests.swift", lines: 58),
          .init("ProfileRepositoryStub.swift", lines: 13),
        ],
        killers: [
          "no-anonymous": "calls those without a name anonymous",
          "date-in-numbers": "makes a profile ready to be drawn",
          "cache-ignored": "asks nobody for a profile that is cached",
          "stats-not-awaited": "joins profile and stats in both orders",
          "profile-comes-last": "joins profile and stats in both orders",
          "stats-failure-lost": "publishes failures",
          "wrong-message": "says that there is no profile",
          "old-name-saved": "saves the name that the child gives out",
          "saved-name-not-shown": "publishes a new name to those who have the old one",
          "cancel-stays": "lets the child go, however it was left",
        ],
        digest: "170d7463acba76e7"
      ),
      "viper": SuiteMeasure(
        doubles: [
          "EditNameSpy",
          "ProfileAPIStub",
          "ProfileInteractorOutputSpy",
          "ProfileInteractorSpy",
          "ProfileViewSpy",
          "ProfileWireframeSpy",
        ],
        waits: [
          "ProfileInteractorTests.swift:43",
          "ProfileInteractorTests.swift:54",
          "ProfileInteractorTests.swift:64",
          "ProfileInteractorTests.swift:75",
          "ProfileInteractorTests.swift:93",
        ],
        lines: [
          .init("EditNamePresenterTests.swift", lines: 29),
          .init("ProfileAPIStub.swift", lines: 45),
          .init("ProfileInteractorTests.swift", lines: 83),
          .init("ProfilePresenterSpies.swift", lines: 24),
          .init("ProfilePresenterTests.swift", lines: 84),
        ],
        killers: [
          "no-anonymous": "calls those without a name anonymous",
          "date-in-numbers": "shows a profile without waiting for the stats",
          "cache-ignored": "asks nobody for a profile that is cached",
          "stats-not-awaited": "calls those without a name anonymous",
          "profile-comes-last": "greets where the stats fail",
          "stats-failure-lost": "says what has failed",
          "wrong-message": "shows the stats where the profile fails",
          "old-name-saved": "gives out the name and closes",
          "saved-name-not-shown": "keeps a profile that was changed",
          "cancel-stays": "closes without a name",
        ],
        digest: "85fbe7021249f989"
      ),
    ]
  )
}
