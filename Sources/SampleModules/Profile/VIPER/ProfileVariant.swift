import ComparisonData
import ProfileShared
import Stage

extension Variant {
  /// Profile in VIPER.
  public static var profileVIPER: Variant {
    Variant(
      .viper,
      entities: ["Profile", "WeeklyStats"],
      methods: [
        .get: "ProfileInteractor.fetchProfile(userId:)",
        .format: "ProfilePresenter.viewState(for:)",
        .decide: "ProfilePresenter.showDashboard()",
        .draw: "ProfileViewController.show(_:)",
        .navigate: "ProfileRouter.showEditName(_:from:output:)",
        .keep: "ProfileInteractor.handleProfile(_:)",
      ]
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
