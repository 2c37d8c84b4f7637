import ProfileShared
import TraceRecording

/// Decides what the dashboard shows, and has a new name saved.
@Role(.presenter)
final class ProfilePresenter: ProfilePresentation {
  weak var view: ProfileViewInput?
  var interactor: ProfileInteractorInput?
  var router: ProfileWireframe?

  private let userId: Int
  private var profile: Result<Profile, ProfileError>?
  private var stats: Result<WeeklyStats, ProfileError>?

  init(userId: Int) {
    self.userId = userId
  }

  func viewDidLoad() {
    interactor?.fetchProfile(userId: userId)
    interactor?.fetchWeeklyStats(userId: userId)
  }

  func didTapEditName() {
    guard let view, case .success(let profile) = profile else { return }
    router?.showEditName(profile.displayName, from: view, output: self)
  }

  /// Shows the dashboard once profile and stats are loaded, in either order.
  private func showDashboard() {
    guard let profile, let stats else { return }
    view?.showDashboard(dashboard(of: profile, stats))
  }
}

// MARK: - ProfileInteractorOutput

@Role extension ProfilePresenter: ProfileInteractorOutput {
  func didFetchProfile(_ profile: Profile) {
    self.profile = .success(profile)
    view?.showProfile(viewState(for: profile))
    showDashboard()
  }

  func didFailToFetchProfile(_ error: ProfileError) {
    profile = .failure(error)
    view?.showProfileError("Could not load the profile.")
    showDashboard()
  }

  func didFailToUpdateDisplayName(_ error: ProfileError) {
    view?.showNameError("Could not save the name.")
  }

  func didFetchWeeklyStats(_ stats: WeeklyStats) {
    self.stats = .success(stats)
    showDashboard()
  }

  func didFailToFetchWeeklyStats(_ error: ProfileError) {
    stats = .failure(error)
    showDashboard()
  }
}

// MARK: - EditNameModuleOutput

@Role extension ProfilePresenter: EditNameModuleOutput {
  func editNameDidSave(_ name: String) {
    interactor?.updateDisplayName(name, userId: userId)
  }
}

// MARK: - Formatting

@Role extension ProfilePresenter {
  private func viewState(for profile: Profile) -> ProfileViewState {
    ProfileViewState(
      displayName: name(of: profile),
      joinDate: LongDateFormatter().string(from: profile.joined),
      avatarURL: profile.avatarURL
    )
  }

  private func dashboard(
    of profile: Result<Profile, ProfileError>,
    _ stats: Result<WeeklyStats, ProfileError>
  ) -> DashboardViewState {
    let profile = try? profile.get()
    let stats = try? stats.get()
    return DashboardViewState(
      greeting: profile.map { "Welcome back, \(name(of: $0))" },
      statsEntries: stats?.entries.map(statsEntry) ?? [],
      statsMessage: stats == nil ? "Could not load the stats." : nil
    )
  }

  private func name(of profile: Profile) -> String {
    profile.displayName.isEmpty ? "Anonymous" : profile.displayName
  }

  private func statsEntry(for entry: WeeklyStats.Entry) -> DashboardViewState.StatsEntry {
    let value = CompactNumberFormatter().string(from: entry.value)
    return DashboardViewState.StatsEntry(label: entry.metric, value: value)
  }
}
