import ProfileShared
import Publishing
import TraceRecording

/// Publishes profiles from the cache, and from the server only if the cache completes empty.
@Role(.repository)
final class DefaultProfileRepository: ProfileRepository {
  private var api: ProfileAPIProtocol
  private var cache: ObservableProfileCacheProtocol

  init(api: ProfileAPIProtocol, cache: ObservableProfileCacheProtocol) {
    self.api = api
    self.cache = cache
  }

  func profile(for userId: String) -> Publisher<Profile> {
    let remote = remoteProfile(for: userId).handling { [cache] in cache.store($0) }
    let local = cache.observe(userId: userId)
    return local.ifEmpty(switchTo: remote)
  }

  func updateDisplayName(_ name: String, userId: String) -> Completable {
    Publisher { [weak self] receive in
      self?.api.updateDisplayName(name, userId: Int(userId) ?? 0) { result in
        guard case .success(let profile) = result else { return }
        self?.cache.store(profile)
        receive(())
      }
      return Subscription()
    }
  }

  private func remoteProfile(for userId: String) -> Publisher<Profile> {
    Publisher { [weak self] receive in
      self?.api.fetchProfile(userId: Int(userId) ?? 0) { result in
        if case .success(let profile) = result { receive(profile) }
      }
      return Subscription()
    }
  }
}
