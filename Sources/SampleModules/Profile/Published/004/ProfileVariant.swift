import ComparisonData
import ProfileShared
import Publishing
import Stage

extension Variant {
  /// Profile in RPVC as article 004 published it.
  public static var profilePublished004: Variant {
    published("004", files: profileFiles, startedBy: ProfileCoordinator.init)
  }

  /// The settings flow that article 004 names as a possible parent of its Profile flow.
  public static var settingsPublished004: Variant {
    let settingsFiles = [
      "SettingsCoordinator.swift", "SettingsViewController.swift",
      "NotificationPreferencesCoordinator.swift", "AccountDeletionCoordinator.swift",
    ]
    return published(
      "004-settings",
      files: profileFiles + settingsFiles,
      startedBy: SettingsCoordinator.init
    )
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

  /// Returns an edition of the article with these files, whose Coordinator starts on a navigation stack of its own.
  private static func published<C: Coordinator>(
    _ article: String,
    files: [String],
    startedBy coordinator:
      @escaping (
        NavigationController, any ProfileRepository, any StatsRepository, String, Queue
      ) -> C
  ) -> Variant {
    Variant(
      .rpvc,
      edition: .published(article),
      entities: ["Profile", "WeeklyStats"],
      methods: [
        .get: "DefaultProfileRepository.profile(for:)",
        .format: "ProfilePresenter.mapToViewState(_:)",
        .decide: "DashboardPresenter.mapToViewState(_:_:)",
        .draw: "ProfileViewController.render(_:)",
        .navigate: "ProfileCoordinator.showEditName()",
        .keep: "ObservableProfileCache.store(_:)",
      ],
      manifest: Manifest(files: files)
    ) { surroundings in
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
}
