import Stage
import TraceRecording

/// Contains the profile and stats screens, and passes each its part of the view state.
@Role(.view)
final class DashboardViewController: ViewController {
  private var viewModel: DashboardViewModelProtocol

  private let activityIndicator = ActivityIndicatorView()
  private let greetingLabel = Label()
  private let profileViewController = ProfileViewController()
  private let statsViewController = WeeklyStatsViewController()
  private let widgetViewController = ProfileWidgetViewController()

  init(viewModel: DashboardViewModelProtocol) {
    self.viewModel = viewModel
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Dashboard"
    profileViewController.viewModel = viewModel
    view.addSubview(activityIndicator)
    view.addSubview(greetingLabel)
    for child in [profileViewController, statsViewController, widgetViewController] {
      addChild(child)
      view.addSubview(child.view)
    }
    viewModel.onChange = { [weak self] in self?.show($0) }
    viewModel.load()
  }

  private func show(_ dashboard: DashboardViewState) {
    showActivity(dashboard.isLoading)
    greetingLabel.text = dashboard.greeting
    profileViewController.show(dashboard.profile)
    widgetViewController.show(dashboard.profile)
    dashboard.stats.map(statsViewController.show)
  }

  private func showActivity(_ isLoading: Bool) {
    if isLoading {
      activityIndicator.startAnimating()
    } else {
      activityIndicator.stopAnimating()
    }
  }
}
