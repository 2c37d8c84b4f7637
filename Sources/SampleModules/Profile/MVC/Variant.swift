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
      ],
      manifest: Manifest(
        files: [
          "DashboardViewController.swift", "ProfileViewController.swift",
          "WeeklyStatsViewController.swift", "ProfileWidgetViewController.swift",
          "ProfileModel.swift", "ProfileName.swift", "EditNameViewController.swift",
        ]
      )
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
