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
          "EditNameCoordinator.swift", "EditNameViewController.swift",
        ],
        wiring: ["ProfileCoordinator.start()", "EditNameCoordinator.start()"],
        mapping: [
          "ProfilePresenter.mapToViewState(_:)", "DashboardPresenter.mapToViewState(_:_:)",
        ]
      )
    ) {
      let repository = DefaultProfileRepository(
        api: ProfileAPI($0),
        cache: ObservableProfileCache($0.condition == "cached" ? [.jeff] : [])
      )
      let coordinator = ProfileCoordinator(
        repository: repository,
        userId: Profile.jeff.userId,
        mainQueue: $0.mainQueue
      )
      $0.retain(coordinator)
      return coordinator.start()
    }
  }
}
