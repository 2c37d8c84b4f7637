import Stage
import TraceRecording

/// Holds the profile and the stats, and hands each what the ViewModel says of it.
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
    activityIndicator.startAnimating()
    bind()
    viewModel.load()
  }

  private func bind() {
    viewModel.onProfile = { [weak self] profile in
      self?.profileViewController.show(profile)
      self?.widgetViewController.show(profile)
    }
    viewModel.onProfileError = { [weak self] message in
      self?.profileViewController.showError(message)
      self?.widgetViewController.showNothing()
    }
    viewModel.onNameError = { [weak self] message in
      self?.profileViewController.showNameError(message)
    }
    viewModel.onDashboard = { [weak self] dashboard in
      self?.show(dashboard)
    }
  }

  private func show(_ dashboard: DashboardViewState) {
    activityIndicator.stopAnimating()
    greetingLabel.text = dashboard.greeting
    statsViewController.show(dashboard)
  }
}
