import ProfileShared
import Publishing
import Stage
import Testing

@testable import SampleDoubles
@testable import SamplesRPVC

@Suite struct DefaultProfileRepositoryTests {
  let clock = VirtualClock()
  let api = ProfileAPIStub()

  private func repository(_ cache: ProfileCache = ProfileCache()) -> DefaultProfileRepository {
    DefaultProfileRepository(api: api, cache: cache, mainQueue: Queue("main", clock))
  }

  /// Keeps what was published.
  private final class Values<Value> {
    private(set) var values: [Value] = []
    private var subscription: Subscription?

    init(_ publisher: Publisher<Value>) {
      subscription = publisher.subscribe { [unowned self] in values.append($0) }
    }
  }

  @Test func `asks nobody for a profile that is cached`() {
    let repository = repository(ProfileCache([.named("Ann")]))
    #expect(Values(repository.profile(for: 7)).values == [.success(.named("Ann"))])
    #expect(api.calls == [])
  }

  @Test func `gets a profile once for all, and keeps it`() {
    let cache = ProfileCache()
    let repository = repository(cache)
    let first = Values(repository.profile(for: 7))
    let second = Values(repository.profile(for: 7))
    api.answer(.success(.named("Ann")))
    clock.run()
    #expect(first.values == [.success(.named("Ann"))])
    #expect(second.values == first.values)
    #expect(api.calls == ["profile of 7"])
    #expect(cache.profile(for: 7) == .named("Ann"))
  }

  @Test func `publishes failures`() {
    let repository = repository()
    let profiles = Values(repository.profile(for: 7))
    let stats = Values(repository.weeklyStats(for: 7))
    api.answer(Result<Profile, ProfileError>.failure(.unavailable))
    api.answer(Result<WeeklyStats, ProfileError>.failure(.unavailable))
    clock.run()
    #expect(profiles.values == [.failure(.unavailable)])
    #expect(stats.values == [.failure(.unavailable)])
  }

  @Test func `publishes a new name to those who have the old one`() {
    let cache = ProfileCache([.named("Ann")])
    let repository = repository(cache)
    let profiles = Values(repository.profile(for: 7))
    let saving = Values(repository.updateDisplayName("Anna", userId: 7))
    api.answer(.success(.named("Anna")))
    clock.run()
    #expect(api.calls == ["Anna for 7"])
    #expect(saving.values == [.success(.named("Anna"))])
    #expect(profiles.values == [.success(.named("Ann")), .success(.named("Anna"))])
    #expect(cache.profile(for: 7) == .named("Anna"))
  }

  @Test func `keeps a profile whose name was not saved, and says so until one is`() {
    let repository = repository(ProfileCache([.named("Ann")]))
    let profiles = Values(repository.profile(for: 7))
    let errors = Values(repository.nameError(for: 7))
    let answers: [Result<Profile, ProfileError>] = [
      .failure(.unavailable), .success(.named("Anna")), .success(.named("Anne")),
    ]
    for answer in answers {
      _ = repository.updateDisplayName("Anna", userId: 7).subscribe { _ in }
      api.answer(answer)
      clock.run()
    }
    #expect(errors.values == [nil, .unavailable, nil])
    #expect(profiles.values.compactMap { try? $0.get().displayName } == ["Ann", "Anna", "Anne"])
  }

  @Test func `asks nobody before somebody subscribes`() {
    let repository = repository()
    _ = (repository.profile(for: 7), repository.weeklyStats(for: 7))
    _ = repository.updateDisplayName("Anna", userId: 7)
    #expect(api.calls == [])
  }

  @Test func `publishes on the main queue and not before`() {
    let repository = repository()
    let profiles = Values(repository.profile(for: 7))
    let stats = Values(repository.weeklyStats(for: 7))
    api.answer(.success(.named("Ann")))
    api.answer(.success(WeeklyStats.sample))
    #expect(profiles.values == [] && stats.values == [])
    clock.run()
    #expect(profiles.values.count == 1 && stats.values == [.success(.sample)])
  }
}
