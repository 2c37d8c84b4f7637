import Stage
import TraceRecording

/// Contains the profile and stats screens, and passes each what the Presenter shows.
@Role(.view)
final class DashboardViewController: ViewController, ProfileViewInput {
  var presenter: ProfilePresentation?

  private let activityIndicator = ActivityIndicatorView()
  private let greetingLabel = Label()
  private let profileViewController = ProfileViewController()
  private let statsViewController = WeeklyStatsViewController()
  private let widgetViewController = ProfileWidgetViewController()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Dashboard"
    profileViewController.presenter = presenter
    view.addSubview(activityIndicator)
    view.addSubview(greetingLabel)
    for child in [profileViewController, statsViewController, widgetViewController] {
      addChild(child)
      view.addSubview(child.view)
    }
    activityIndicator.startAnimating()
    presenter?.viewDidLoad()
  }

  // MARK: - ProfileViewInput

  func showProfile(_ profile: ProfileViewState) {
    profileViewController.show(profile)
    widgetViewController.show(profile)
  }

  func showProfileError(_ message: String) {
    profileViewController.showError(message)
    widgetViewController.showNothing()
  }

  func showNameError(_ message: String) {
    profileViewController.showNameError(message)
  }

  func showDashboard(_ dashboard: DashboardViewState) {
    activityIndicator.stopAnimating()
    greetingLabel.text = dashboard.greeting
    statsViewController.show(dashboard)
  }
}
