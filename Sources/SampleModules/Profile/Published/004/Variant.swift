import ComparisonData
import ProfileShared
import Publishing
import Stage

extension Variant {
  /// Profile in RPVC as published in 004.
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
      manifest: Manifest(
        files: [
          "ProfileRepository.swift", "DefaultProfileRepository.swift",
          "ObservableProfileCache.swift", "Emission.swift", "ProfileViewState.swift",
          "ProfilePresenter.swift", "ProfileViewController.swift",
          "ProfileWidgetViewController.swift", "DashboardViewState.swift",
          "DashboardPresenter.swift", "DashboardViewController.swift",
          "WeeklyStatsViewController.swift", "Coordinator.swift", "ProfileCoordinator.swift",
          "EditNameCoordinator.swift", "EditNamePresenter.swift", "EditNameViewController.swift",
        ]
      ),
      publication: .profile004
    ) {
      let repository = DefaultProfileRepository(
        api: ProfileAPI($0),
        cache: ObservableProfileCache($0.condition == "cached" ? [.jeff] : [])
      )
      let navigationController = NavigationController()
      let coordinator = ProfileCoordinator(
        navigationController: navigationController,
        repository: repository,
        userId: Profile.jeff.userId,
        mainQueue: $0.mainQueue
      )
      $0.retain(coordinator)
      coordinator.start()
      return navigationController
    }
  }
}

extension Publication {
  /// What is of the second half of article 004 here.
  fileprivate static let profile004 = Publication(
    kept: [
      "a Repository that watches the cache, and asks the server where the cache has nothing; all "
        + "of it begins with a subscription",
      "Presenters whose bind gives back the mapped values, in one line; a second View binds to the "
        + "same Presenter",
      "Views that take the values on the main queue, hold themselves weakly, and draw",
      "a Coordinator that is given the navigation, owns the screens, and gives its child no more "
        + "than the Repository and the user's number; writing is the child's",
    ],
    added: [
      "a publisher of our own for RxSwift, with the parts of it that the article uses",
      "a protocol before each Presenter, so that what is published can be seen",
      "the page for the name, its Presenter and its two buttons; of its flow the article has the "
        + "Coordinator's name",
      "Loading… until the dashboard's first value; the user's number in DashboardPresenter",
    ],
    defects: [
      .init(
        "Each child Coordinator is kept for ever.",
        source:
          "ProfileCoordinator, showEditName: it appends to childCoordinators; nothing removes",
        finding: "child-kept"
      ),
      .init(
        "Where the cache is empty nothing ever comes, as watching it never ends.",
        source: "DefaultProfileRepository, profile(for:): ifEmpty behind observe (as we read it)",
        finding: "silent-publisher"
      ),
      .init(
        "An error of the server is told to nobody.",
        source: "ProfileViewController, bind: it subscribes to values alone",
        unseen: "the server is never asked for a profile, since watching the cache never ends"
      ),
      .init(
        "The mapping is tested and private: its test does not compile.",
        source: "ProfilePresenter, mapToViewState; the part on testing, with Jeff and Anonymous",
        unseen: "the article's tests are not part of the edition"
      ),
      .init(
        "DashboardPresenter uses a user's number that it does not declare.",
        source: "DashboardPresenter, bind: userId",
        unseen: "it was declared here, as it would not compile"
      ),
    ]
  )
}
