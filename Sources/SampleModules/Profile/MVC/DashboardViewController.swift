import ProfileShared
import Stage
import TraceRecording

/// Loads profile and stats from the model for the child controllers, and has a new name saved.
@Role(.controller)
final class DashboardViewController: ViewController {
  private var model: ProfileModelProtocol
  private var profile: Result<Profile, ProfileError>?
  private var stats: Result<WeeklyStats, ProfileError>?

  private let activityIndicator = ActivityIndicatorView()
  private let greetingLabel = Label()
  private let profileViewController = ProfileViewController()
  private let statsViewController = WeeklyStatsViewController()
  private let widgetViewController = ProfileWidgetViewController()

  init(model: ProfileModelProtocol) {
    self.model = model
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Dashboard"
    profileViewController.delegate = self
    view.addSubview(activityIndicator)
    view.addSubview(greetingLabel)
    for child in [profileViewController, statsViewController, widgetViewController] {
      addChild(child)
      view.addSubview(child.view)
    }
    activityIndicator.startAnimating()
    model.loadProfile { [weak self] in self?.didLoadProfile($0) }
    model.loadWeeklyStats { [weak self] in self?.didLoadWeeklyStats($0) }
  }
}

// MARK: - Showing

@Role extension DashboardViewController {
  private func didLoadProfile(_ result: Result<Profile, ProfileError>) {
    profile = result
    switch result {
    case .success(let profile): profileViewController.show(profile)
    case .failure: profileViewController.showError("Could not load the profile.")
    }
    widgetViewController.show(name: try? result.get().shownName)
    showDashboard()
  }

  private func didLoadWeeklyStats(_ result: Result<WeeklyStats, ProfileError>) {
    stats = result
    showDashboard()
  }

  /// Shows the dashboard once profile and stats are loaded, in either order.
  private func showDashboard() {
    guard let profile, let stats else { return }
    activityIndicator.stopAnimating()
    greetingLabel.text = (try? profile.get()).map { "Welcome back, \($0.shownName)" }
    switch stats {
    case .success(let stats): statsViewController.show(stats)
    case .failure: statsViewController.showError("Could not load the stats.")
    }
  }
}

// MARK: - Editing the name

@Role
extension DashboardViewController: ProfileViewControllerDelegate, EditNameViewControllerDelegate {
  func profileViewControllerDidTapEditName() {
    guard case .success(let profile) = profile else { return }
    let editName = EditNameViewController(name: profile.displayName)
    editName.delegate = self
    navigationController?.pushViewController(editName, animated: true)
  }

  func editNameViewControllerDidSave(_ name: String) {
    model.saveName(name) { [weak self] in self?.didSaveName($0) }
  }

  private func didSaveName(_ result: Result<Profile, ProfileError>) {
    switch result {
    case .success: didLoadProfile(result)
    case .failure: profileViewController.showNameError("Could not save the name.")
    }
  }
}
