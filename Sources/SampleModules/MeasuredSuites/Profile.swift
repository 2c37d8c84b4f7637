import ComparisonData

// Written by  swift run MeasureSuites  from the results; not to be edited.

extension MeasuredSuites {
  /// The suites of Profile.
  static let profile = SuiteMeasures(
    faults: [
      .init(
        "no-anonymous",
        "a person without a name is not called Anonymous",
        rule: "a condition is not asked, and counts as not met",
        scenario: "anonymous"
      ),
      .init(
        "unformatted-date",
        "the day of joining stands there as the server sends it",
        rule: "a value is shown as it is, and not what is made of it",
        scenario: "open"
      ),
      .init(
        "bare-greeting",
        "the person is named, and not welcomed",
        rule: "a value stands there without the text around it",
        scenario: "open"
      ),
      .init(
        "stats-last-first",
        "the stats begin with the last one",
        rule: "a list stands in the opposite order",
        scenario: "open"
      ),
      .init(
        "loading-stays",
        "the dashboard is complete, and still says that it is loading",
        rule: "a statement that calls or sets something is left out",
        scenario: "open"
      ),
      .init(
        "cache-forgotten",
        "a profile that is kept on the device is asked of the server all the same",
        rule: "a value that may be missing is missing",
        scenario: "open-cached"
      ),
      .init(
        "stats-message-cut",
        "what is said of stats that cannot be loaded lacks its first letter",
        rule: "a text lacks its first letter",
        scenario: "stats-failing"
      ),
      .init(
        "profile-message-cut",
        "what is said of a profile that cannot be loaded lacks its first letter",
        rule: "a text lacks its first letter",
        scenario: "open-failing"
      ),
      .init(
        "empty-name-saved",
        "what is saved is no name, whatever was typed",
        rule: "what stands behind ?? is taken, whatever there is",
        scenario: "edit-save"
      ),
      .init(
        "saved-name-not-shown",
        "the new name is saved, and the screen goes on showing the old one",
        rule: "nothing is done in a case of a switch, or in a catch",
        scenario: "edit-save"
      ),
      .init(
        "unsaved-name-unsaid",
        "nothing is said when the new name cannot be saved",
        rule: "nothing is done in a case of a switch, or in a catch",
        scenario: "edit-failing"
      ),
      .init(
        "cancel-stays",
        "Cancel does not lead back to the dashboard",
        rule: "a statement that calls or sets something is left out",
        scenario: "edit-cancel"
      ),
      .init(
        "save-stays",
        "Save does not lead back to the dashboard",
        rule: "a statement that calls or sets something is left out",
        scenario: "edit-save"
      ),
      .init(
        "dashboard-kept",
        "the dashboard is still there after it is closed",
        rule: "a reference that holds nobody holds whom it names",
        scenario: "open"
      ),
      .init(
        "form-kept",
        "the screen on which the name is edited is still there after it was left",
        rule: "a reference that holds nobody holds whom it names",
        scenario: "edit-save"
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
          .init("DashboardViewControllerTests.swift", lines: 136),
          .init("ProfileAPIStub.swift", lines: 45),
          .init("ProfileModelTests.swift", lines: 56),
        ],
        killers: [
          "no-anonymous": "calls those without a name anonymous",
          "unformatted-date": "calls those without a name anonymous",
          "bare-greeting": "draws the dashboard, and says no longer that it loads",
          "stats-last-first": "draws the dashboard, and says no longer that it loads",
          "loading-stays": "draws the dashboard, and says no longer that it loads",
          "cache-forgotten": "asks nobody for a profile that is cached",
          "stats-message-cut": "greets where the stats fail",
          "profile-message-cut": "shows the stats where the profile fails",
          "empty-name-saved": "saves a name that was edited",
          "saved-name-not-shown": "saves a name that was edited",
          "unsaved-name-unsaid": "keeps the profile when the new name cannot be saved",
          "cancel-stays": "lets the name be edited again",
          "save-stays": "keeps the profile when the new name cannot be saved",
          "dashboard-kept": "leaves nobody behind when it is closed",
          "form-kept": "leaves nobody behind when it is closed",
        ],
        digest: "7df2fd6490a7b0b5"
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
          .init("DashboardViewControllerTests.swift", lines: 78),
          .init("DashboardViewModelTests.swift", lines: 136),
          .init("ProfileAPIStub.swift", lines: 45),
        ],
        killers: [
          "no-anonymous": "calls those without a name anonymous",
          "unformatted-date": "gets a profile, keeps it and makes it ready to be drawn",
          "bare-greeting": "greets where the stats fail",
          "stats-last-first": "joins profile and stats in both orders",
          "loading-stays": "draws the dashboard, and says no longer that it loads",
          "cache-forgotten": "asks nobody for a profile that is cached",
          "stats-message-cut": "greets where the stats fail",
          "profile-message-cut": "shows the stats where the profile fails",
          "empty-name-saved": "saves the name that was typed, and leads back",
          "saved-name-not-shown": "keeps the profile when the new name cannot be saved",
          "unsaved-name-unsaid": "keeps the profile when the new name cannot be saved",
          "cancel-stays": "lets the name be edited again",
          "save-stays": "saves the name that was typed, and leads back",
          "dashboard-kept": "leaves nobody behind when it is closed",
          "form-kept": "leaves nobody behind when it is closed",
        ],
        digest: "15d9b4326c474dc8"
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
          .init("ProfileCoordinatorTests.swift", lines: 59),
          .init("ProfileMapperTests.swift", lines: 65),
          .init("ProfilePresenterTests.swift", lines: 61),
          .init("ProfileRepositoryStub.swift", lines: 23),
        ],
        killers: [
          "no-anonymous": "calls those without a name anonymous",
          "unformatted-date": "makes a profile ready to be drawn",
          "bare-greeting": "greets where the stats fail",
          "stats-last-first": "greets, and writes numbers short",
          "loading-stays": "draws the dashboard, and says no longer that it loads",
          "cache-forgotten": "asks nobody for a profile that is cached",
          "stats-message-cut": "greets where the stats fail",
          "profile-message-cut": "says that there is no profile",
          "empty-name-saved": "saves the name that was typed, and leads back",
          "saved-name-not-shown":
            "keeps a profile whose name was not saved, and says so until one is",
          "unsaved-name-unsaid":
            "keeps a profile whose name was not saved, and says so until one is",
          "cancel-stays": "lets the child go, however it was left",
          "save-stays": "lets the child go, however it was left",
          "dashboard-kept": "leaves nobody behind when it is closed",
          "form-kept": "leaves nobody behind when it is closed",
        ],
        digest: "8ea0feea4f0d8cd4"
      ),
      "viper": SuiteMeasure(
        doubles: [
          "EditNameModuleOutput: EditNameSpy",
          "EditNameViewInput: EditNameSpy",
          "EditNameWireframe: EditNameSpy",
          "ProfileAPIProtocol: ProfileAPIStub",
          "ProfileInteractorInput: ProfileInteractorSpy",
          "ProfileInteractorOutput: ProfileInteractorOutputSpy",
          "ProfilePresentation: SubjectUnderTest",
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
          .init("ProfileRouterTests.swift", lines: 46),
        ],
        killers: [
          "no-anonymous": "calls those without a name anonymous",
          "unformatted-date": "shows a profile without waiting for the stats",
          "bare-greeting": "calls those without a name anonymous",
          "stats-last-first": "joins profile and stats in both orders",
          "loading-stays": "draws the dashboard, and says no longer that it loads",
          "cache-forgotten": "asks nobody for a profile that is cached",
          "stats-message-cut": "greets where the stats fail",
          "profile-message-cut": "shows the stats where the profile fails",
          "empty-name-saved": "saves the name that was typed, and leads back",
          "saved-name-not-shown": "keeps a profile that was changed",
          "unsaved-name-unsaid": "says that a name was not saved, and keeps the old one",
          "cancel-stays": "closes without a name",
          "save-stays": "gives out the name and closes",
          "dashboard-kept": "leaves nobody behind when it is closed",
          "form-kept": "leaves nobody behind when it is closed",
        ],
        digest: "d950ef903c4a9896"
      ),
    ]
  )
}
