import Stage
import TraceRecording

/// What the server answers, each time on a queue of its own.
@Doubled
public protocol ProfileAPIProtocol: AnyObject {
  /// The profile of a person.
  func fetchProfile(
    userId: Int,
    completion: @escaping (_ result: Result<Profile, ProfileError>) -> Void
  )
  /// What a person did this week.
  func fetchWeeklyStats(
    userId: Int,
    completion: @escaping (_ result: Result<WeeklyStats, ProfileError>) -> Void
  )
  /// Changes what a person is called; the answer is the profile as it is then.
  func updateDisplayName(
    _ name: String,
    userId: Int,
    completion: @escaping (_ result: Result<Profile, ProfileError>) -> Void
  )
}

/// Stands in for a server that takes its time.
@Role(.store)
public final class ProfileAPI: ProfileAPIProtocol {
  /// How the server is today.
  public enum State: String, CaseIterable, Sendable {
    case ready, anonymous, failing
    case statsLate = "stats-late"
    case statsFailing = "stats-failing"
    /// It takes no new names.
    case renameFailing = "rename-failing"
  }

  private let state: State
  private let queue: Queue
  private var profile = Profile.jeff
  private let stats = WeeklyStats.busy

  /// Makes a server in that state, which answers on that queue.
  public init(_ state: State = .ready, queue: Queue) {
    self.state = state
    self.queue = queue
    if state == .anonymous { profile.displayName = "" }
  }

  /// The profile after 200 ms.
  public func fetchProfile(
    userId: Int,
    completion: @escaping (_ result: Result<Profile, ProfileError>) -> Void
  ) {
    let result = profile(of: userId)
    queue.async(afterMilliseconds: 200) { completion(result) }
  }

  /// The stats after 100 ms, or 400 where they are late.
  public func fetchWeeklyStats(
    userId: Int,
    completion: @escaping (_ result: Result<WeeklyStats, ProfileError>) -> Void
  ) {
    let isKnown = userId == profile.userId && state != .statsFailing
    let result: Result<WeeklyStats, ProfileError> =
      isKnown ? .success(stats) : .failure(.unavailable)
    queue.async(afterMilliseconds: state == .statsLate ? 400 : 100) { completion(result) }
  }

  /// The changed profile after 200 ms, or that it could not be changed.
  public func updateDisplayName(
    _ name: String,
    userId: Int,
    completion: @escaping (_ result: Result<Profile, ProfileError>) -> Void
  ) {
    if state == .renameFailing {
      return queue.async(afterMilliseconds: 200) { completion(.failure(.unavailable)) }
    }
    if case .success = profile(of: userId) { profile.displayName = name }
    fetchProfile(userId: userId, completion: completion)
  }

  private func profile(of userId: Int) -> Result<Profile, ProfileError> {
    guard userId == profile.userId, state != .failing else { return .failure(.unavailable) }
    return .success(profile)
  }
}
