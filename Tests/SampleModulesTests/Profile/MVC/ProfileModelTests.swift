import ProfileShared
import Stage
import Testing

@testable import SampleDoubles
@testable import SamplesMVC

@Suite struct ProfileModelTests {
  private let clock = VirtualClock()
  private let api = ProfileAPIStub()
  private let answers = Answers()

  /// What the model has answered.
  private final class Answers {
    var names: [String?] = []
    var stats: [Int?] = []
  }

  private func model(_ cache: ProfileCache = ProfileCache()) -> ProfileModel {
    ProfileModel(userId: 7, api: api, cache: cache, mainQueue: Queue("main", clock))
  }

  private func note(_ result: Result<Profile, ProfileError>) {
    answers.names.append(try? result.get().displayName)
  }

  @Test func `asks nobody for a profile that is cached`() {
    model(ProfileCache([.named("Ann")])).loadProfile(then: note)
    #expect(answers.names == ["Ann"])
    #expect(api.calls == [])
  }

  @Test func `gets a profile and keeps it, on the main queue and not before`() {
    let cache = ProfileCache()
    let model = model(cache)
    model.loadProfile(then: note)
    api.answer(.success(.named("Ann")))
    #expect(answers.names == [])
    clock.run()
    #expect(answers.names == ["Ann"])
    #expect(cache.profile(for: 7) == .named("Ann"))
    withExtendedLifetime(model) {}
  }

  @Test func `keeps the name that was saved, and the old one where it was not`() {
    let cache = ProfileCache([.named("Ann")])
    let model = model(cache)
    model.saveName("Bo", then: note)
    api.answer(Result<Profile, ProfileError>.failure(.unavailable))
    clock.run()
    #expect(cache.profile(for: 7) == .named("Ann"))
    model.saveName("Bo", then: note)
    api.answer(.success(.named("Bo")))
    clock.run()
    #expect(answers.names == [nil, "Bo"])
    #expect(cache.profile(for: 7) == .named("Bo"))
  }

  @Test func `gets the stats`() {
    let model = model()
    model.loadWeeklyStats { [answers] in answers.stats.append(try? $0.get().entries.count) }
    api.answer(.success(WeeklyStats.sample))
    clock.run()
    #expect(answers.stats == [2])
    withExtendedLifetime(model) {}
  }
}
