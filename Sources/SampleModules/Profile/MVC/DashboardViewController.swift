import ProfileShared
import Stage
import TraceRecording

/// Gets the profile and the stats, hands them to the controllers inside, and saves a new name.
@Role(.controller)
final class DashboardViewController: ViewController {
  private var api: ProfileAPIProtocol
  private var cache: ProfileCacheProtocol
  private let mainQueue: Queue
  private let userId: Int
  private var profile: Result<Profile, ProfileError>?
  private var stats: Result<WeeklyStats, ProfileError>?

  private let activityIndicator = ActivityIndicatorView()
  private let greetingLabel = Label()
  private let profileViewController = ProfileViewController()
  private let statsViewController = WeeklyStatsViewController()
  private let widgetViewController = ProfileWidgetViewController()

  init(userId: Int, api: ProfileAPIProtocol, cache: ProfileCacheProtocol, mainQueue: Queue) {
    self.userId = userId
    self.api = api
    self.cache = cache
    self.mainQueue = mainQueue
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
    loadProfile()
    loadWeeklyStats()
  }
}

// MARK: - Loading

extension DashboardViewController {
  private func loadProfile() {
    if let profile = cache.profile(for: userId) {
      show(.success(profile))
      return
    }
    api.fetchProfile(userId: userId) { [weak self] result in
      self?.mainQueue.async { self?.didLoadProfile(result) }
    }
  }

  private func loadWeeklyStats() {
    api.fetchWeeklyStats(userId: userId) { [weak self] result in
      self?.mainQueue.async { self?.didLoadWeeklyStats(result) }
    }
  }

  private func didLoadProfile(_ result: Result<Profile, ProfileError>) {
    if case .success(let profile) = result { cache.store(profile) }
    show(result)
  }

  private func didLoadWeeklyStats(_ result: Result<WeeklyStats, ProfileError>) {
    stats = result
    showDashboard()
  }
}

// MARK: - Showing

extension DashboardViewController {
  private func show(_ result: Result<Profile, ProfileError>) {
    profile = result
    switch result {
    case .success(let profile): profileViewController.show(profile)
    case .failure: profileViewController.showError("Could not load the profile.")
    }
    widgetViewController.show(name: try? result.get().shownName)
    showDashboard()
  }

  /// Both answers are needed, in whichever order they come.
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

extension DashboardViewController: ProfileViewControllerDelegate, EditNameViewControllerDelegate {
  func profileViewControllerDidTapEditName() {
    guard case .success(let profile) = profile else { return }
    let editName = EditNameViewController(name: profile.displayName)
    editName.delegate = self
    navigationController?.pushViewController(editName, animated: true)
  }

  func editNameViewControllerDidSave(_ name: String) {
    api.updateDisplayName(name, userId: userId) { [weak self] result in
      self?.mainQueue.async { self?.didSaveName(result) }
    }
  }

  private func didSaveName(_ result: Result<Profile, ProfileError>) {
    switch result {
    case .success: didLoadProfile(result)
    case .failure: profileViewController.showNameError("Could not save the name.")
    }
  }
}
