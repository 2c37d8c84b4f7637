import TraceRecording

/// What is kept on the device.
@Doubled
public protocol ProfileCacheProtocol: AnyObject {
  /// The profile of a person, if it is kept.
  func profile(for userId: Int) -> Profile?
  /// Keeps a profile, in the place of the one before.
  func store(_ profile: Profile)
}

/// Stands in for a database on the device.
@Role(.store)
public final class ProfileCache: ProfileCacheProtocol {
  private var profiles: [Int: Profile] = [:]

  /// Makes a cache that keeps these profiles.
  public init(_ profiles: [Profile] = []) {
    for profile in profiles { self.profiles[profile.userId] = profile }
  }

  /// The profile of a person, if it is kept.
  public func profile(for userId: Int) -> Profile? {
    profiles[userId]
  }

  /// Keeps a profile, in the place of the one before.
  public func store(_ profile: Profile) {
    profiles[profile.userId] = profile
  }
}
