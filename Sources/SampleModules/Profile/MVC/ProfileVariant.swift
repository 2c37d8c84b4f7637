import ComparisonData
import ProfileShared
import Stage

extension Variant {
  /// Profile in MVC.
  public static var profileMVC: Variant {
    Variant(
      .mvc,
      entities: ["Profile", "WeeklyStats"],
      methods: [
        .get: "ProfileModel.loadProfile(then:)",
        .format: "ProfileViewController.show(_:)",
        .decide: "DashboardViewController.showDashboard()",
        .draw: "ProfileViewController.show(_:)",
        .navigate: "DashboardViewController.profileViewControllerDidTapEditName()",
        .keep: "ProfileModel.keep(_:then:)",
      ]
    ) {
      DashboardViewController(
        model: ProfileModel(
          userId: Profile.jeff.userId,
          api: ProfileAPI($0),
          cache: ProfileCache($0.condition),
          mainQueue: $0.mainQueue
        )
      )
    }
  }
}
