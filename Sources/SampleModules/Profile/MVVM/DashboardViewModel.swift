import ProfileShared
import Stage
import TraceRecording

/// The interface of the ViewModel for the Views, with `onChange` to report new view states.
@Doubled
protocol DashboardViewModelProtocol: AnyObject {
  var onChange: ((DashboardViewState) -> Void)? { get set }
  func load()
  func editName() -> EditNameViewModelProtocol?
}

/// Loads and formats the profile and the stats, and saves a new name.
@Role(.viewModel)
final class DashboardViewModel: DashboardViewModelProtocol {
  @Seam var onChange: ((DashboardViewState) -> Void)?

  private var api: ProfileAPIProtocol
  private var cache: ProfileCacheProtocol
  private let mainQueue: Queue
  private let userId: Int
  private var profile: Result<Profile, ProfileError>?
  private var stats: Result<WeeklyStats, ProfileError>?
  private var nameError: ProfileError?

  init(userId: Int, api: ProfileAPIProtocol, cache: ProfileCacheProtocol, mainQueue: Queue) {
    self.userId = userId
    self.api = api
    self.cache = cache
    self.mainQueue = mainQueue
  }

  func load() {
    loadProfile()
    loadWeeklyStats()
    publish()
  }

  func editName() -> EditNameViewModelProtocol? {
    guard case .success(let profile) = profile else { return nil }
    let editName = EditNameViewModel(name: profile.displayName)
    editName.onSave = { [weak self] name in self?.updateDisplayName(name) }
    return editName
  }
}

// MARK: - Data

@Role extension DashboardViewModel {
  private func loadProfile() {
    if let cached = cache.profile(for: userId) {
      profile = .success(cached)
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
    case .failure(let error):
      nameError = error
      publish()
    }
  }

  private func didLoadProfile(_ result: Result<Profile, ProfileError>) {
    if case .success(let profile) = result { cache.store(profile) }
    profile = result
    nameError = nil
    publish()
  }

  private func didLoadWeeklyStats(_ result: Result<WeeklyStats, ProfileError>) {
    stats = result
    publish()
  }
}

// MARK: - Publishing

@Role extension DashboardViewModel {
  private func publish() {
    onChange?(viewState)
  }

  /// The current view state; greeting and stats are nil until profile and stats are both loaded.
  private var viewState: DashboardViewState {
    let shown = ProfileMapper.profile(for: profile, nameError: nameError)
    guard let profile, let stats else {
      return DashboardViewState(isLoading: true, greeting: nil, profile: shown, stats: nil)
    }
    return DashboardViewState(
      isLoading: false,
      greeting: (try? profile.get()).map(ProfileMapper.greeting),
      profile: shown,
      stats: ProfileMapper.weeklyStats(for: stats)
    )
  }
}
