import ProfileShared
import Publishing
import TraceRecording

/// Publishes profiles from the cache, and from the server where the cache is empty.
@Role(.repository)
final class DefaultProfileRepository: ProfileRepository {
  private var api: ProfileAPIProtocol
  private var cache: ObservableProfileCacheProtocol

  init(api: ProfileAPIProtocol, cache: ObservableProfileCacheProtocol) {
    self.api = api
    self.cache = cache
  }

  func profile(for userId: Int) -> Publisher<Profile> {
    let remote = remoteProfile(for: userId).handling { [weak self] profile in
      self?.cache.store(profile)
    }
    return cache.observe(userId).ifEmpty(switchTo: remote)
  }

  func weeklyStats(for userId: Int) -> Publisher<WeeklyStats> {
    Publisher { [weak self] receive in
      self?.api.fetchWeeklyStats(userId: userId) { result in
        if case .success(let stats) = result { receive(stats) }
      }
      return Subscription()
    }
  }

  func updateDisplayName(_ name: String, userId: Int) -> Completable {
    Publisher { [weak self] receive in
      self?.api.updateDisplayName(name, userId: userId) { result in
        guard case .success(let profile) = result else { return }
        self?.cache.store(profile)
        receive(())
      }
      return Subscription()
    }
  }

  private func remoteProfile(for userId: Int) -> Publisher<Profile> {
    Publisher { [weak self] receive in
      self?.api.fetchProfile(userId: userId) { result in
        if case .success(let profile) = result { receive(profile) }
      }
      return Subscription()
    }
  }
}
