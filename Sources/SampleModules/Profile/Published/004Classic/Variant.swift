import ComparisonData
import ProfileShared
import Stage

extension Variant {
  /// Profile in VIPER as published in 004, with an Interactor that holds its Presenter.
  public static var profilePublished004Classic: Variant {
    Variant(
      .viper,
      edition: .published("004-classic"),
      entities: ["Profile", "WeeklyStats"],
      methods: [
        .get: "ProfileInteractor.fetchProfile(userId:)",
        .format: "ProfilePresenter.viewState(for:)",
        .decide: "ProfilePresenter.showDashboard()",
        .draw: "ProfileViewController.show(_:)",
        .navigate: "ProfileRouter.showEditName(_:from:output:)",
        .keep: "ProfileInteractor.handleProfile(_:)",
      ],
      manifest: Manifest(
        files: [
          "ProfileProtocols.swift", "ProfileViewState.swift", "DashboardViewState.swift",
          "DashboardViewController.swift", "ProfileViewController.swift",
          "WeeklyStatsViewController.swift", "ProfileWidgetViewController.swift",
          "ProfilePresenter.swift", "ProfileInteractor.swift",
          "ProfileRouter.swift", "EditNameProtocols.swift", "EditNameViewController.swift",
          "EditNamePresenter.swift", "EditNameRouter.swift",
        ],
        wiring: [
          "ProfileRouter.createModule(userId:networkService:cacheService:mainQueue:)",
          "EditNameRouter.createModule(name:output:)",
        ],
        mapping: [
          "ProfilePresenter.viewState(for:)", "ProfilePresenter.dashboard(of:_:)",
          "ProfilePresenter.name(of:)", "ProfilePresenter.statsEntry(for:)",
        ]
      )
    ) {
      ProfileRouter.createModule(
        userId: Profile.jeff.userId,
        networkService: ProfileAPI($0),
        cacheService: ProfileCache($0.condition),
        mainQueue: $0.mainQueue
      )
    }
  }
}
