import ComparisonData
import ProfileShared
import Stage

extension Variant {
  /// Profile in MVVM.
  public static var profileMVVM: Variant {
    Variant(
      .mvvm,
      entities: ["Profile", "WeeklyStats"],
      methods: [
        .get: "DashboardViewModel.loadProfile()",
        .format: "ProfileMapper.details(of:)",
        .decide: "DashboardViewModel.viewState",
        .draw: "ProfileViewController.show(_:)",
        .navigate: "ProfileViewController.editName()",
        .keep: "DashboardViewModel.didLoadProfile(_:)",
      ]
    ) {
      DashboardViewController(
        viewModel: DashboardViewModel(
          userId: Profile.jeff.userId,
          api: ProfileAPI($0),
          cache: ProfileCache($0.condition),
          mainQueue: $0.mainQueue
        )
      )
    }
  }
}
