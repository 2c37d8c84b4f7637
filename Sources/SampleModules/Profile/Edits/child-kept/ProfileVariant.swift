import ComparisonData
import ProfileShared
import Publishing
import Stage

extension Variant {
  /// Profile in RPVC, with a Coordinator that never removes a finished child Coordinator.
  public static var profileChildKept: Variant {
    Variant(
      .rpvc,
      edition: .faulty("child-kept"),
      methods: [.decide: "DashboardPresenter.viewState(for:stats:)"]
    ) {
      let repository = DefaultProfileRepository(
        api: ProfileAPI($0),
        cache: ProfileCache($0.condition),
        mainQueue: $0.mainQueue
      )
      let navigationController = NavigationController()
      let coordinator = ProfileCoordinator(
        navigationController: navigationController,
        repository: repository,
        userId: Profile.jeff.userId
      )
      $0.retain(coordinator)
      coordinator.start()
      return navigationController
    }
  }
}
