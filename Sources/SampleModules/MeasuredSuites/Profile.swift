import Stage

// Written by  swift run MeasureSuites  from what came of it; not to be edited.

extension MeasuredSuites {
  /// The suites of Profile.
  static let profile: [String: SuiteMeasure] = [
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
      faults: [
        .init(
          "no-anonymous",
          "a person without a name is not called Anonymous",
          scenario: "anonymous",
          killer: "greets where the stats fail"
        ),
        .init(
          "date-in-numbers",
          "the day of joining stands in numbers, not with the name of its month",
          scenario: "open",
          killer: "joins profile and stats in both orders"
        ),
        .init(
          "stats-by-name",
          "the stats stand in the order of their names, not in their own",
          scenario: "open",
          killer: nil
        ),
        .init(
          "loading-stays",
          "the dashboard is complete, and still says that it is loading",
          scenario: "open",
          killer: "greets where the stats fail"
        ),
        .init(
          "cache-ignored",
          "a profile that is kept on the device is asked of the server all the same",
          scenario: "open-cached",
          killer: "greets where the stats fail"
        ),
        .init(
          "stats-not-awaited",
          "as long as the stats are on their way, the dashboard says that they cannot be loaded",
          scenario: "open-cached",
          killer: "shows a cached profile at once"
        ),
        .init(
          "profile-comes-last",
          "the dashboard is brought up to date by the stats only, not by a profile that comes after them",
          scenario: "open",
          killer: "joins profile and stats in both orders"
        ),
        .init(
          "stats-failure-lost",
          "nobody is told that the stats cannot be loaded, and the dashboard loads for ever",
          scenario: "stats-failing",
          killer: "greets where the stats fail"
        ),
        .init(
          "wrong-message",
          "where the profile cannot be loaded, it says that the stats cannot",
          scenario: "open-failing",
          killer: "shows the stats where the profile fails"
        ),
        .init(
          "old-name-saved",
          "what is saved is the name as it was, not the one that was typed",
          scenario: "edit-save",
          killer: "saves a name that was edited"
        ),
        .init(
          "saved-name-not-shown",
          "the new name is saved and kept, and the screen goes on showing the old one",
          scenario: "edit-save",
          killer: "saves a name that was edited"
        ),
        .init(
          "cancel-stays",
          "Cancel does not lead back to the dashboard",
          scenario: "edit-cancel",
          killer: "saves no name that was given up"
        ),
        .init(
          "edited-only-once",
          "once the page for the name was left, it cannot be opened again",
          scenario: "edit-cancel",
          killer: nil
        ),
      ],
      digest: "8496f14245e5be5a"
    ),
    "mvvm": SuiteMeasure(
      doubles: [
        "DashboardViewSpy",
        "ProfileAPIStub",
      ],
      waits: [
        "DashboardViewModelTests.swift:39",
        "DashboardViewModelTests.swift:44",
      ],
      lines: [
        .init("DashboardViewModelTests.swift", lines: 110),
        .init("ProfileAPIStub.swift", lines: 45),
      ],
      faults: [
        .init(
          "no-anonymous",
          "a person without a name is not called Anonymous",
          scenario: "anonymous",
          killer: "greets where the stats fail"
        ),
        .init(
          "date-in-numbers",
          "the day of joining stands in numbers, not with the name of its month",
          scenario: "open",
          killer: "gets a profile, keeps it and makes it ready to be drawn"
        ),
        .init(
          "stats-by-name",
          "the stats stand in the order of their names, not in their own",
          scenario: "open",
          killer: nil
        ),
        .init(
          "loading-stays",
          "the dashboard is complete, and still says that it is loading",
          scenario: "open",
          killer: nil
        ),
        .init(
          "cache-ignored",
          "a profile that is kept on the device is asked of the server all the same",
          scenario: "open-cached",
          killer: "saves a name that was edited, and shows what comes of it"
        ),
        .init(
          "stats-not-awaited",
          "as long as the stats are on their way, the dashboard says that they cannot be loaded",
          scenario: "open-cached",
          killer: "gets a profile, keeps it and makes it ready to be drawn"
        ),
        .init(
          "profile-comes-last",
          "the dashboard is brought up to date by the stats only, not by a profile that comes after them",
          scenario: "open",
          killer: "greets where the stats fail"
        ),
        .init(
          "stats-failure-lost",
          "nobody is told that the stats cannot be loaded, and the dashboard loads for ever",
          scenario: "stats-failing",
          killer: "greets where the stats fail"
        ),
        .init(
          "wrong-message",
          "where the profile cannot be loaded, it says that the stats cannot",
          scenario: "open-failing",
          killer: "shows the stats where the profile fails"
        ),
        .init(
          "old-name-saved",
          "what is saved is the name as it was, not the one that was typed",
          scenario: "edit-save",
          killer: "saves a name that was edited, and shows what comes of it"
        ),
        .init(
          "saved-name-not-shown",
          "the new name is saved and kept, and the screen goes on showing the old one",
          scenario: "edit-save",
          killer: "saves a name that was edited, and shows what comes of it"
        ),
        .init(
          "cancel-stays",
          "Cancel does not lead back to the dashboard",
          scenario: "edit-cancel",
          killer: nil
        ),
        .init(
          "edited-only-once",
          "once the page for the name was left, it cannot be opened again",
          scenario: "edit-cancel",
          killer: nil
        ),
      ],
      digest: "c8417048398c7a3e"
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
      faults: [
        .init(
          "no-anonymous",
          "a person without a name is not called Anonymous",
          scenario: "anonymous",
          killer: "calls those without a name anonymous"
        ),
        .init(
          "date-in-numbers",
          "the day of joining stands in numbers, not with the name of its month",
          scenario: "open",
          killer: "makes a profile ready to be drawn"
        ),
        .init(
          "stats-by-name",
          "the stats stand in the order of their names, not in their own",
          scenario: "open",
          killer: nil
        ),
        .init(
          "loading-stays",
          "the dashboard is complete, and still says that it is loading",
          scenario: "open",
          killer: nil
        ),
        .init(
          "cache-ignored",
          "a profile that is kept on the device is asked of the server all the same",
          scenario: "open-cached",
          killer: "asks nobody for a profile that is cached"
        ),
        .init(
          "stats-not-awaited",
          "as long as the stats are on their way, the dashboard says that they cannot be loaded",
          scenario: "open-cached",
          killer: "joins profile and stats in both orders"
        ),
        .init(
          "profile-comes-last",
          "the dashboard is brought up to date by the stats only, not by a profile that comes after them",
          scenario: "open",
          killer: "joins profile and stats in both orders"
        ),
        .init(
          "stats-failure-lost",
          "nobody is told that the stats cannot be loaded, and the dashboard loads for ever",
          scenario: "stats-failing",
          killer: "publishes failures"
        ),
        .init(
          "wrong-message",
          "where the profile cannot be loaded, it says that the stats cannot",
          scenario: "open-failing",
          killer: "says that there is no profile"
        ),
        .init(
          "old-name-saved",
          "what is saved is the name as it was, not the one that was typed",
          scenario: "edit-save",
          killer: "saves the name that the child gives out"
        ),
        .init(
          "saved-name-not-shown",
          "the new name is saved and kept, and the screen goes on showing the old one",
          scenario: "edit-save",
          killer: "publishes a new name to those who have the old one"
        ),
        .init(
          "cancel-stays",
          "Cancel does not lead back to the dashboard",
          scenario: "edit-cancel",
          killer: "lets the child go, however it was left"
        ),
        .init(
          "edited-only-once",
          "once the page for the name was left, it cannot be opened again",
          scenario: "edit-cancel",
          killer: nil
        ),
      ],
      digest: "9c3639abc6c93630"
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
      faults: [
        .init(
          "no-anonymous",
          "a person without a name is not called Anonymous",
          scenario: "anonymous",
          killer: "calls those without a name anonymous"
        ),
        .init(
          "date-in-numbers",
          "the day of joining stands in numbers, not with the name of its month",
          scenario: "open",
          killer: "shows a profile without waiting for the stats"
        ),
        .init(
          "stats-by-name",
          "the stats stand in the order of their names, not in their own",
          scenario: "open",
          killer: nil
        ),
        .init(
          "loading-stays",
          "the dashboard is complete, and still says that it is loading",
          scenario: "open",
          killer: nil
        ),
        .init(
          "cache-ignored",
          "a profile that is kept on the device is asked of the server all the same",
          scenario: "open-cached",
          killer: "asks nobody for a profile that is cached"
        ),
        .init(
          "stats-not-awaited",
          "as long as the stats are on their way, the dashboard says that they cannot be loaded",
          scenario: "open-cached",
          killer: "calls those without a name anonymous"
        ),
        .init(
          "profile-comes-last",
          "the dashboard is brought up to date by the stats only, not by a profile that comes after them",
          scenario: "open",
          killer: "greets where the stats fail"
        ),
        .init(
          "stats-failure-lost",
          "nobody is told that the stats cannot be loaded, and the dashboard loads for ever",
          scenario: "stats-failing",
          killer: "says what has failed"
        ),
        .init(
          "wrong-message",
          "where the profile cannot be loaded, it says that the stats cannot",
          scenario: "open-failing",
          killer: "shows the stats where the profile fails"
        ),
        .init(
          "old-name-saved",
          "what is saved is the name as it was, not the one that was typed",
          scenario: "edit-save",
          killer: "gives out the name and closes"
        ),
        .init(
          "saved-name-not-shown",
          "the new name is saved and kept, and the screen goes on showing the old one",
          scenario: "edit-save",
          killer: "keeps a profile that was changed"
        ),
        .init(
          "cancel-stays",
          "Cancel does not lead back to the dashboard",
          scenario: "edit-cancel",
          killer: "closes without a name"
        ),
        .init(
          "edited-only-once",
          "once the page for the name was left, it cannot be opened again",
          scenario: "edit-cancel",
          killer: nil
        ),
      ],
      digest: "b4a111691763fc7a"
    ),
  ]
}
