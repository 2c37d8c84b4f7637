import ProfileShared
import Stage
import Testing

@testable import SampleDoubles
@testable import SamplesVIPER

/// Notes what the Interactor answers.
final class ProfileInteractorOutputSpy: ProfileInteractorOutput {
  private(set) var answers: [String] = []

  func didFetchProfile(_ profile: Profile) { answers.append(profile.displayName) }
  func didFailToFetchProfile(_ error: ProfileError) { answers.append("no profile") }
  func didFailToUpdateDisplayName(_ error: ProfileError) { answers.append("no name") }
  func didFetchWeeklyStats(_ stats: WeeklyStats) { answers.append("\(stats.entries.count) stats") }
  func didFailToFetchWeeklyStats(_ error: ProfileError) { answers.append("no stats") }
}

@Suite struct ProfileInteractorTests {
  let clock = VirtualClock()
  let api = ProfileAPIStub()
  let output = ProfileInteractorOutputSpy()

  private func interactor(_ cache: ProfileCache = ProfileCache()) -> ProfileInteractor {
    let interactor = ProfileInteractor(
      networkService: api,
      cacheService: cache,
      mainQueue: Queue("main", clock)
    )
    interactor.presenter = output
    return interactor
  }

  @Test func `asks nobody for a profile that is cached`() {
    interactor(ProfileCache([.named("Ann")])).fetchProfile(userId: 7)
    #expect(output.answers == ["Ann"])
    #expect(api.calls == [])
  }

  @Test func `gets a profile and keeps it`() {
    let cache = ProfileCache()
    let interactor = interactor(cache)
    interactor.fetchProfile(userId: 7)
    api.answer(.success(.named("Ann")))
    clock.run()
    #expect(api.calls == ["profile of 7"])
    #expect(output.answers == ["Ann"])
    #expect(cache.profile(for: 7) == .named("Ann"))
  }

  @Test func `keeps a profile that was changed`() {
    let cache = ProfileCache([.named("Ann")])
    let interactor = interactor(cache)
    interactor.updateDisplayName("Anna", userId: 7)
    api.answer(.success(.named("Anna")))
    clock.run()
    #expect(api.calls == ["Anna for 7"])
    #expect(output.answers == ["Anna"])
    #expect(cache.profile(for: 7) == .named("Anna"))
  }

  @Test func `says that a name was not saved, and keeps the old one`() {
    let cache = ProfileCache([.named("Ann")])
    let interactor = interactor(cache)
    interactor.updateDisplayName("Anna", userId: 7)
    api.answer(Result<Profile, ProfileError>.failure(.unavailable))
    clock.run()
    #expect(output.answers == ["no name"])
    #expect(cache.profile(for: 7) == .named("Ann"))
  }

  @Test func `gets the stats`() {
    let interactor = interactor()
    interactor.fetchWeeklyStats(userId: 7)
    api.answer(.success(WeeklyStats.sample))
    clock.run()
    #expect(api.calls == ["stats of 7"])
    #expect(output.answers == ["2 stats"])
  }

  @Test func `says what has failed`() {
    let interactor = interactor()
    interactor.fetchProfile(userId: 7)
    interactor.fetchWeeklyStats(userId: 7)
    api.answer(Result<Profile, ProfileError>.failure(.unavailable))
    api.answer(Result<WeeklyStats, ProfileError>.failure(.unavailable))
    clock.run()
    #expect(output.answers == ["no profile", "no stats"])
  }

  @Test func `answers on the main queue and not before`() {
    let interactor = interactor()
    interactor.fetchProfile(userId: 7)
    interactor.fetchWeeklyStats(userId: 7)
    api.answer(.success(.named("Ann")))
    api.answer(.success(WeeklyStats.sample))
    #expect(output.answers == [])
  }

  @Test func `says nothing when it is gone`() {
    var interactor: ProfileInteractor? = interactor()
    interactor?.fetchProfile(userId: 7)
    interactor = nil
    api.answer(.success(.named("Ann")))
    clock.run()
    #expect(output.answers == [])
  }
}
