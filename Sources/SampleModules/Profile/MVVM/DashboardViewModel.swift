import ProfileShared
import Stage
import TraceRecording

/// What the Views may ask of the ViewModel, and what they are told in return.
@Traced
protocol DashboardViewModelProtocol: AnyObject {
  var onProfile: ((ProfileViewState) -> Void)? { get set }
  var onProfileError: ((String) -> Void)? { get set }
  var onNameError: ((String) -> Void)? { get set }
  var onDashboard: ((DashboardViewState) -> Void)? { get set }
  func load()
  func editName() -> EditNameViewModelProtocol?
}

/// Gets the profile and the stats, makes them ready to be drawn, and saves a new name.
@Role(.viewModel)
final class DashboardViewModel: DashboardViewModelProtocol {
  @Seam var onProfile: ((ProfileViewState) -> Void)?
  @Seam var onProfileError: ((String) -> Void)?
  @Seam var onNameError: ((String) -> Void)?
  @Seam var onDashboard: ((DashboardViewState) -> Void)?

  private var api: ProfileAPIProtocol
  private var cache: ProfileCacheProtocol
  private let mainQueue: Queue
  private let userId: Int
  private var profile: Result<Profile, ProfileError>?
  private var stats: Result<WeeklyStats, ProfileError>?

  init(userId: Int, api: ProfileAPIProtocol, cache: ProfileCacheProtocol, mainQueue: Queue) {
    self.userId = userId
    self.api = api
    self.cache = cache
    self.mainQueue = mainQueue
  }

  func load() {
    loadProfile()
    loadWeeklyStats()
  }

  func editName() -> EditNameViewModelProtocol? {
    guard case .success(let profile) = profile else { return nil }
    let editName = EditNameViewModel(name: profile.displayName)
    editName.onSave = { [weak self] name in self?.updateDisplayName(name) }
    return editName
  }
}

// MARK: - Data

extension DashboardViewModel {
  private func loadProfile() {
    if let profile = cache.profile(for: userId) {
      publish(.success(profile))
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

  private func updateDisplayName(_ name: String) {
    api.updateDisplayName(name, userId: userId) { [weak self] result in
      self?.mainQueue.async { self?.didSaveName(result) }
    }
  }

  private func didSaveName(_ result: Result<Profile, ProfileError>) {
    switch result {
    case .success: didLoadProfile(result)
    case .failure: onNameError?("Could not save the name.")
    }
  }

  private func didLoadProfile(_ result: Result<Profile, ProfileError>) {
    if case .success(let profile) = result { cache.store(profile) }
    publish(result)
  }

  private func didLoadWeeklyStats(_ result: Result<WeeklyStats, ProfileError>) {
    stats = result
    publishDashboard()
  }
}

// MARK: - Publishing

extension DashboardViewModel {
  private func publish(_ result: Result<Profile, ProfileError>) {
    profile = result
    switch result {
    case .success(let profile): onProfile?(ProfileMapper.viewState(for: profile))
    case .failure: onProfileError?("Could not load the profile.")
    }
    publishDashboard()
  }

  /// Both answers are needed, in whichever order they come.
  private func publishDashboard() {
    guard let profile, let stats else { return }
    onDashboard?(
      ProfileMapper.dashboard(profile: try? profile.get(), stats: try? stats.get())
    )
  }
}
