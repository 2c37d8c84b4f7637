import ComparisonData
import ProfileShared
import Publishing
import Stage

extension Variant {
  /// Profile in RPVC as article 004 published it.
  public static var profilePublished004: Variant {
    Variant(
      .rpvc,
      edition: .published("004"),
      entities: ["Profile", "WeeklyStats"],
      methods: [
        .get: "DefaultProfileRepository.profile(for:)",
        .format: "ProfilePresenter.mapToViewState(_:)",
        .decide: "DashboardPresenter.mapToViewState(_:_:)",
        .draw: "ProfileViewController.render(_:)",
        .navigate: "ProfileCoordinator.showEditName()",
        .keep: "ObservableProfileCache.store(_:)",
      ],
      manifest: Manifest(files: profileFiles),
      publication: .profile004
    ) {
      flow(in: $0, ProfileCoordinator.init)
    }
  }

  /// The settings flow that article 004 names as a possible parent of its Profile flow.
  public static var settingsPublished004: Variant {
    Variant(
      .rpvc,
      edition: .published("004-settings"),
      entities: ["Profile", "WeeklyStats"],
      methods: [
        .get: "DefaultProfileRepository.profile(for:)",
        .format: "ProfilePresenter.mapToViewState(_:)",
        .decide: "DashboardPresenter.mapToViewState(_:_:)",
        .draw: "ProfileViewController.render(_:)",
        .navigate: "ProfileCoordinator.showEditName()",
        .keep: "ObservableProfileCache.store(_:)",
      ],
      manifest: Manifest(
        files: profileFiles + [
          "SettingsCoordinator.swift", "SettingsViewController.swift",
          "NotificationPreferencesCoordinator.swift", "AccountDeletionCoordinator.swift",
        ]
      ),
      publication: .settings004
    ) {
      flow(in: $0, SettingsCoordinator.init)
    }
  }

  /// The source files of the Profile flow.
  private static let profileFiles = [
    "ProfileRepository.swift", "DefaultProfileRepository.swift", "ObservableProfileCache.swift",
    "StatsRepository.swift", "Emission.swift", "ProfileViewState.swift", "FormattedName.swift",
    "ProfilePresenter.swift",
    "ProfileViewController.swift", "ProfileWidgetViewController.swift", "DashboardViewState.swift",
    "DashboardPresenter.swift", "DashboardViewController.swift", "WeeklyStatsViewController.swift",
    "Coordinator.swift", "ProfileCoordinator.swift", "EditNameCoordinator.swift",
    "EditNamePresenter.swift", "EditNameViewController.swift",
  ]

  /// Starts a Coordinator on a navigation stack of its own.
  private static func flow<C: Coordinator>(
    in surroundings: Surroundings,
    _ coordinator: (NavigationController, any ProfileRepository, any StatsRepository, String, Queue)
      -> C
  ) -> ViewController {
    let api = ProfileAPI(surroundings)
    let repository = DefaultProfileRepository(
      api: api,
      cache: ObservableProfileCache(surroundings.condition == "cached" ? [.jeff] : [])
    )
    let navigationController = NavigationController()
    let first = coordinator(
      navigationController,
      repository,
      DefaultStatsRepository(api: api),
      "\(Profile.jeff.userId)",
      surroundings.mainQueue
    )
    surroundings.retain(first)
    first.start()
    return navigationController
  }
}

extension Publication {
  /// The parts of the second half of article 004 that this variant keeps, adds and leaves out.
  fileprivate static let profile004 = Publication(
    kept: [
      "a Repository that watches the cache, and would ask the server if that ended without a value; "
        + "all of it begins with a subscription",
      "Presenters whose bind gives back the mapped values, in one line; a second View binds to the "
        + "same Presenter",
      "Views that take the values on the main queue, hold themselves weakly, and draw",
      "a Coordinator that is given the navigation, makes the screens, is its child's delegate, and "
        + "gives the child the navigation, the Repository and the user's id",
    ],
    added: [
      "a publisher of our own for RxSwift, with the parts of it that the article uses, some under "
        + "other names (receive(on:), handling); a subscription "
        + "that is kept, for a DisposeBag; a publisher of one empty value, for a Completable",
      "the main queue, handed to each View and Coordinator, for MainScheduler; the stats' Repository, "
        + "handed to the Coordinator",
      "a role, doubles, and a var where the recorder must see it; @Unseen where there is nothing to "
        + "record; classes that are final, names without UI",
      "an API that answers a closure, and a cache under another name, whose publisher could end and "
        + "does not; the article shows neither",
      "what the article does not show: initializers, updateDisplayName, StatsRepository, the protocol "
        + "Coordinator, the View's labels, its delegate's protocol with the button Edit name, and that the "
        + "Coordinator adopts both delegates' protocols",
      "the View of the dashboard, which holds the profile, the stats and the widget, and is what the "
        + "Coordinator pushes",
      "the entities that all our Profiles share: each has its user's number, which the id is turned "
        + "into; displayName and joined for name and joinDate; a day and a text for Date and URL?, a "
        + "text for the metric, where the article has a metric with a displayName; formattedName, from "
        + "the words of the tests; formatters of our own; view states that can be compared",
      "the picture as its address; titles, and words before the values; nothing before the first value",
      "a protocol before each Presenter, the API and the cache, so that what is published can be seen",
      "the page for the name, its Presenter and its two buttons; of its flow the article has the "
        + "Coordinator's name and its delegate, which is told nothing here; the child has the name written",
      "Loading… until the dashboard's first value; the user's id in DashboardPresenter",
    ],
    leftOut: [
      "the tests of the mapping, which do not compile",
      "an error on its way: our publisher has none, so it ends in the Repository; in the article it "
        + "comes as far as the View",
    ],
    defects: [
      .init(
        "Each child Coordinator is kept as long as its parent, however long its screen has been left.",
        source:
          "ProfileCoordinator, showEditName: it appends to childCoordinators; nothing removes",
        finding: "child-kept"
      ),
      .init(
        "Where the cache is empty nothing ever comes, as watching it never ends; if it ended, no later "
          + "change would come.",
        source: "DefaultProfileRepository, profile(for:): ifEmpty behind observe (as we read it)",
        finding: "silent-publisher"
      ),
      .init(
        "No code handles an error of the server, and the error ends the subscription: no later value comes. In the "
          + "dashboard an error of either part ends both.",
        source: "ProfileViewController, viewDidLoad: it subscribes to values alone",
        unseen:
          "the server is never asked for a profile, since watching the cache never ends; an error "
          + "of the stats ends in the Repository"
      ),
      .init(
        "The mapping is tested and private: its test does not compile.",
        source: "ProfilePresenter, mapToViewState; the part on testing, with Jeff and Anonymous",
        unseen: "the article's tests are not part of the edition"
      ),
      .init(
        "DashboardPresenter declares no user's id and no initializer; DefaultProfileRepository lacks an "
          + "initializer and updateDisplayName; the View lacks init(coder:), labels and a delegate.",
        source: "DashboardPresenter, bind; DefaultProfileRepository; ProfileViewController, init",
        unseen: "all of it was added, as it would not compile"
      ),
      .init(
        "Nothing says whether a delegate is weak; a strong one would keep Coordinator and screen alive.",
        source: "ProfileCoordinator, start and showEditName: delegate is set, and declared nowhere",
        unseen: "they are weak here"
      ),
      .init(
        "Each View that binds asks the server anew: nothing shares what bind gives back.",
        source: "ProfilePresenter, bind; the part on a widget with the same Presenter",
        unseen: "the server is never asked for a profile"
      ),
      .init(
        "It does not compile in the Swift that the article names.",
        source: "the opening (4.2); Self in a class, functions without return: Swift 5.1",
        unseen: "the edition is Swift 6"
      ),
      .init(
        "The Coordinator is said to own its screens and holds none, and nothing tells it when Back takes "
          + "one away.",
        source: "ProfileCoordinator, start: a local constant; the part on what a Coordinator does",
        unseen: "the navigation holds each screen, and the Coordinator need not"
      ),
      .init(
        "The cache is asked by user and handed a profile without one, as far as the article shows it.",
        source: "DefaultProfileRepository, do(onNext:); the profiles of the tests",
        unseen: "ours says whose it is"
      ),
    ]
  )

  /// The parts of the settings flow of article 004 that this variant keeps, adds and leaves out.
  fileprivate static let settings004 = Publication(
    kept: [
      "a settings flow of three flows, each with its own Coordinator: profile, notification "
        + "preferences, deletion of the account",
      "the Profile flow as it is without them, with all that is wrong with it (explain 004): it does not "
        + "know who has started it",
    ],
    added: [
      "all code of the settings: the article names these flows in a sentence",
      "the first screen with its three buttons; two pages with a line of text each; what was added to "
        + "the Profile, too",
    ],
    leftOut: ["what was left out of the Profile, too"],
    defects: [
      .init(
        "Each child Coordinator is kept as long as its parent: the settings do as the article's Profile.",
        source:
          "ProfileCoordinator, showEditName, in whose manner the SettingsCoordinator is written",
        finding: "child-kept"
      ),
      .init(
        "Where the cache is empty nothing ever comes, as in the Profile.",
        source: "DefaultProfileRepository, profile(for:)",
        finding: "silent-publisher"
      ),
    ]
  )
}
