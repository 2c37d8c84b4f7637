import ProfileShared
import Stage
import TraceRecording

/// Loads and changes the profile; independent of the screens.
@Role(.interactor)
final class ProfileInteractor: ProfileInteractorInput {
  weak var presenter: ProfileInteractorOutput?
  private var networkService: ProfileAPIProtocol
  private var cacheService: ProfileCacheProtocol
  private let mainQueue: Queue

  init(
    networkService: ProfileAPIProtocol,
    cacheService: ProfileCacheProtocol,
    mainQueue: Queue
  ) {
    self.networkService = networkService
    self.cacheService = cacheService
    self.mainQueue = mainQueue
  }

  func fetchProfile(userId: Int) {
    if let profile = cacheService.profile(for: userId) {
      presenter?.didFetchProfile(profile)
      return
    }
    networkService.fetchProfile(userId: userId) { [weak self] result in
      self?.mainQueue.async { self?.handleProfile(result) }
    }
  }

  func updateDisplayName(_ name: String, userId: Int) {
    networkService.updateDisplayName(name, userId: userId) { [weak self] result in
      self?.mainQueue.async { self?.handleSavedName(result) }
    }
  }

  func fetchWeeklyStats(userId: Int) {
    networkService.fetchWeeklyStats(userId: userId) { [weak self] result in
      self?.mainQueue.async { self?.handleWeeklyStats(result) }
    }
  }

  private func handleProfile(_ result: Result<Profile, ProfileError>) {
    switch result {
    case .success(let profile):
      cacheService.store(profile)
      presenter?.didFetchProfile(profile)
    case .failure(let error):
      presenter?.didFailToFetchProfile(error)
    }
  }

  private func handleSavedName(_ result: Result<Profile, ProfileError>) {
    switch result {
    case .success: handleProfile(result)
    case .failure(let error): presenter?.didFailToUpdateDisplayName(error)
    }
  }

  private func handleWeeklyStats(_ result: Result<WeeklyStats, ProfileError>) {
    switch result {
    case .success(let stats): presenter?.didFetchWeeklyStats(stats)
    case .failure(let error): presenter?.didFailToFetchWeeklyStats(error)
    }
  }
}
