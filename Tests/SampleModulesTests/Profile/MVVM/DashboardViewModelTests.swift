import ProfileShared
import Stage
import Testing

@testable import SampleDoubles
@testable import SamplesMVVM

/// Notes what the ViewModel tells the Views.
final class DashboardViewSpy {
  private(set) var states: [DashboardViewState] = []

  func bind(_ viewModel: DashboardViewModel) {
    viewModel.onChange = { [unowned self] in states.append($0) }
  }

  var names: [String?] { states.map(\.profile.details?.displayName) }
}

@Suite struct DashboardViewModelTests {
  let clock = VirtualClock()
  let api = ProfileAPIStub()
  let view = DashboardViewSpy()

  private func load(_ cache: ProfileCache = ProfileCache()) -> DashboardViewModel {
    let viewModel = DashboardViewModel(
      userId: 7,
      api: api,
      cache: cache,
      mainQueue: Queue("main", clock)
    )
    view.bind(viewModel)
    viewModel.load()
    return viewModel
  }

  private func answer(_ profile: Result<Profile, ProfileError>) {
    api.answer(profile)
    clock.run()
  }

  private func answer(_ stats: Result<WeeklyStats, ProfileError>) {
    api.answer(stats)
    clock.run()
  }

  @Test func `asks nobody for a profile that is cached`() {
    let viewModel = load(ProfileCache([.named("Ann")]))
    #expect(view.names == ["Ann"])
    #expect(view.states.map(\.isLoading) == [true])
    #expect(api.calls == ["stats of 7"])
    withExtendedLifetime(viewModel) {}
  }

  @Test func `gets a profile, keeps it and makes it ready to be drawn`() {
    let cache = ProfileCache()
    let viewModel = load(cache)
    answer(.success(.named("Ann")))
    let details = ProfileViewState.Details(
      displayName: "Ann",
      joinDate: "February 3, 2020",
      avatarURL: "https://example.com/7"
    )
    #expect(view.states.map(\.profile.details) == [nil, details])
    #expect(view.states.map(\.isLoading) == [true, true])
    #expect(cache.profile(for: 7) == .named("Ann"))
    withExtendedLifetime(viewModel) {}
  }

  @Test(arguments: [true, false]) func `joins profile and stats in both orders`(
    isProfileFirst: Bool
  ) {
    let viewModel = load()
    if isProfileFirst { answer(.success(.named("Ann"))) }
    answer(.success(WeeklyStats.sample))
    if !isProfileFirst { answer(.success(.named("Ann"))) }
    #expect(view.states.map(\.isLoading) == [true, true, false])
    #expect(view.states.map(\.greeting) == [nil, nil, "Welcome back, Ann"])
    let entries = view.states.map(\.stats?.entries)
    #expect(entries.dropLast() == [nil, nil])
    #expect(entries.last??.map(\.label) == ["Runs", "Steps"])
    #expect(entries.last??.map(\.value) == ["4", "12.3K"])
    withExtendedLifetime(viewModel) {}
  }

  @Test func `shows the stats where the profile fails`() {
    let viewModel = load()
    answer(Result<Profile, ProfileError>.failure(.unavailable))
    answer(.success(WeeklyStats.sample))
    let state = view.states.last
    #expect(state?.profile.message == "Could not load the profile.")
    #expect(state?.greeting == nil)
    #expect(state?.stats?.entries.count == 2)
    #expect(viewModel.editName() == nil)
  }

  @Test func `greets where the stats fail`() {
    let viewModel = load()
    answer(Result<WeeklyStats, ProfileError>.failure(.unavailable))
    answer(.success(.named("")))
    let state = view.states.last
    #expect(state?.profile.details?.displayName == "Anonymous")
    #expect(state?.greeting == "Welcome back, Anonymous")
    #expect(state?.stats?.message == "Could not load the stats.")
    withExtendedLifetime(viewModel) {}
  }

  @Test func `calls those without a name anonymous`() {
    let viewModel = load(ProfileCache([.named("")]))
    #expect(view.names == ["Anonymous"])
    withExtendedLifetime(viewModel) {}
  }

  @Test func `shows the stats in their own order`() {
    let viewModel = load(ProfileCache([.named("Ann")]))
    answer(.success(WeeklyStats.busy))
    let labels = view.states.last?.stats?.entries.map(\.label)
    #expect(labels == ["Steps", "Calories", "Workouts"])
    withExtendedLifetime(viewModel) {}
  }

  @Test func `tells on the main queue and not before`() {
    let viewModel = load()
    api.answer(.success(.named("Ann")))
    api.answer(.success(WeeklyStats.sample))
    #expect(view.states.count == 1)
    #expect(view.states.first?.profile == ProfileViewState(details: nil, message: nil))
    withExtendedLifetime(viewModel) {}
  }

  @Test func `has no name to edit before there is one`() {
    #expect(load().editName() == nil)
  }

  @Test func `saves a name that was edited, and shows what comes of it`() throws {
    let cache = ProfileCache([.named("")])
    let viewModel = load(cache)
    let editName = try #require(viewModel.editName())
    #expect(editName.name == "")
    editName.save("Anna")
    #expect(api.calls.last == "Anna for 7")
    answer(.success(.named("Anna")))
    #expect(view.names == ["Anonymous", "Anna"])
    #expect(cache.profile(for: 7) == .named("Anna"))
  }

  @Test func `keeps the profile when the new name cannot be saved`() throws {
    let viewModel = load(ProfileCache([.named("Ann")]))
    try #require(viewModel.editName()).save("Anna")
    answer(Result<Profile, ProfileError>.failure(.unavailable))
    #expect(view.names == ["Ann", "Ann"])
    #expect(view.states.map(\.profile.message) == [nil, "Could not save the name."])
    #expect(viewModel.editName()?.name == "Ann")
    try #require(viewModel.editName()).save("Anna")
    answer(.success(.named("Anna")))
    #expect(view.states.last?.profile.message == nil)
  }
}
