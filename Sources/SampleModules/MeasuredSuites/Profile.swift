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
          "ProfileAPIProtocol: ProfileAPIStub"
        ],
        waits: [
          "DashboardViewControllerTests.swift:39",
          "ProfileModelTests.swift:38",
          "ProfileModelTests.swift:49",
          "ProfileModelTests.swift:53",
          "ProfileModelTests.swift:62",
        ],
        lines: [
          .init("DashboardViewControllerTests.swift", lines: 128),
          .init("ProfileAPIStub.swift", lines: 45),
          .init("ProfileModelTests.swift", lines: 56),
        ],
        killers: [
          "no-anonymous": "calls those without a name anonymous",
          "date-in-numbers": "calls those without a name anonymous",
          "stats-by-name": "shows the stats in their own order",
          "loading-stays": "draws the dashboard, and says no longer that it loads",
          "cache-ignored": "asks nobody for a profile that is cached",
          "stats-not-awaited": "calls those without a name anonymous",
          "profile-comes-last": "joins profile and stats in both orders",
          "stats-failure-lost": "greets where the stats fail",
          "wrong-message": "shows the stats where the profile fails",
          "old-name-saved": "saves a name that was edited",
          "saved-name-not-shown": "keeps the profile when the new name cannot be saved",
          "cancel-stays": "lets the name be edited again",
          "edited-only-once": "lets the name be edited again",
        ],
        digest: "65729736c69c4d19"
      ),
      "mvvm": SuiteMeasure(
        doubles: [
          "DashboardViewModelProtocol: DashboardViewModelStub",
          "ProfileAPIProtocol: ProfileAPIStub",
        ],
        waits: [
          "DashboardViewControllerTests.swift:46",
          "DashboardViewModelTests.swift:37",
          "DashboardViewModelTests.swift:42",
        ],
        lines: [
          .init("DashboardViewControllerTests.swift", lines: 71),
          .init("DashboardViewModelTests.swift", lines: 136),
          .init("ProfileAPIStub.swift", lines: 45),
        ],
        killers: [
          "no-anonymous": "calls those without a name anonymous",
          "date-in-numbers": "gets a profile, keeps it and makes it ready to be drawn",
          "stats-by-name": "shows the stats in their own order",
          "loading-stays": "draws the dashboard, and says no longer that it loads",
          "cache-ignored": "asks nobody for a profile that is cached",
          "stats-not-awaited": "asks nobody for a profile that is cached",
          "profile-comes-last": "greets where the stats fail",
          "stats-failure-lost": "greets where the stats fail",
          "wrong-message": "shows the stats where the profile fails",
          "old-name-saved": "saves a name that was edited, and shows what comes of it",
          "saved-name-not-shown": "keeps the profile when the new name cannot be saved",
          "cancel-stays": "lets the name be edited again",
          "edited-only-once": "keeps the profile when the new name cannot be saved",
        ],
        digest: "4d457e28d0d2aea8"
      ),
      "rpvc": SuiteMeasure(
        doubles: [
          "DashboardPresenterProtocol: DashboardPresentersStub",
          "ProfileAPIProtocol: ProfileAPIStub",
          "ProfilePresenterProtocol: DashboardPresentersStub",
          "ProfileRepository: ProfileRepositoryStub",
        ],
        waits: [
          "DashboardViewControllerTests.swift:32",
          "DashboardViewControllerTests.swift:41",
          "DefaultProfileRepositoryTests.swift:38",
          "DefaultProfileRepositoryTests.swift:51",
          "DefaultProfileRepositoryTests.swift:62",
          "DefaultProfileRepositoryTests.swift:79",
          "DefaultProfileRepositoryTests.swift:99",
        ],
        lines: [
          .init("DashboardViewControllerTests.swift", lines: 43),
          .init("DefaultProfileRepositoryTests.swift", lines: 89),
          .init("ProfileAPIStub.swift", lines: 45),
          .init("ProfileCoordinatorTests.swift", lines: 58),
          .init("ProfileMapperTests.swift", lines: 65),
          .init("ProfilePresenterTests.swift", lines: 61),
          .init("ProfileRepositoryStub.swift", lines: 23),
        ],
        killers: [
          "no-anonymous": "calls those without a name anonymous",
          "date-in-numbers": "makes a profile ready to be drawn",
          "stats-by-name": "shows the stats in their own order",
          "loading-stays": "draws the dashboard, and says no longer that it loads",
          "cache-ignored": "asks nobody for a profile that is cached",
          "stats-not-awaited": "joins profile and stats in both orders",
          "profile-comes-last": "joins profile and stats in both orders",
          "stats-failure-lost": "publishes failures",
          "wrong-message": "says that there is no profile",
          "old-name-saved": "has a child that saves the name",
          "saved-name-not-shown":
            "keeps a profile whose name was not saved, and says so until one is",
          "cancel-stays": "lets the child go, however it was left",
          "edited-only-once": "lets the name be edited again",
        ],
        digest: "1cdf90fd4a5d5399"
      ),
      "viper": SuiteMeasure(
        doubles: [
          "EditNameModuleOutput: EditNameSpy",
          "EditNameViewInput: EditNameSpy",
          "EditNameWireframe: EditNameSpy",
          "ProfileAPIProtocol: ProfileAPIStub",
          "ProfileInteractorInput: ProfileInteractorSpy",
          "ProfileInteractorOutput: ProfileInteractorOutputSpy",
          "ProfileViewInput: ProfileViewSpy",
          "ProfileWireframe: ProfileWireframeSpy",
        ],
        waits: [
          "DashboardViewControllerTests.swift:20",
          "DashboardViewControllerTests.swift:31",
          "ProfileInteractorTests.swift:44",
          "ProfileInteractorTests.swift:55",
          "ProfileInteractorTests.swift:66",
          "ProfileInteractorTests.swift:75",
          "ProfileInteractorTests.swift:86",
          "ProfileInteractorTests.swift:104",
        ],
        lines: [
          .init("DashboardViewControllerTests.swift", lines: 42),
          .init("EditNamePresenterTests.swift", lines: 29),
          .init("ProfileAPIStub.swift", lines: 45),
          .init("ProfileInteractorTests.swift", lines: 93),
          .init("ProfilePresenterSpies.swift", lines: 25),
          .init("ProfilePresenterTests.swift", lines: 98),
          .init("ProfileRouterTests.swift", lines: 37),
        ],
        killers: [
          "no-anonymous": "calls those without a name anonymous",
          "date-in-numbers": "shows a profile without waiting for the stats",
          "stats-by-name": "shows the stats in their own order",
          "loading-stays": "draws the dashboard, and says no longer that it loads",
          "cache-ignored": "asks nobody for a profile that is cached",
          "stats-not-awaited": "calls those without a name anonymous",
          "profile-comes-last": "greets where the stats fail",
          "stats-failure-lost": "says what has failed",
          "wrong-message": "shows the stats where the profile fails",
          "old-name-saved": "gives out the name and closes",
          "saved-name-not-shown": "keeps a profile that was changed",
          "cancel-stays": "closes without a name",
          "edited-only-once": "lets the name be edited again",
        ],
        digest: "383e0cf8653db498"
      ),
    ]
  )
}
