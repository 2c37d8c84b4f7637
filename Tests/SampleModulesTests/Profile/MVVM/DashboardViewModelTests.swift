import ProfileShared
import Stage
import Testing

@testable import ProfileMVVM

/// Notes what the ViewModel tells the Views.
final class DashboardViewSpy {
  private(set) var profiles: [ProfileViewState] = []
  private(set) var messages: [String] = []
  private(set) var dashboards: [DashboardViewState] = []

  func bind(_ viewModel: DashboardViewModel) {
    viewModel.onProfile = { [unowned self] in profiles.append($0) }
    viewModel.onProfileError = { [unowned self] in messages.append($0) }
    viewModel.onNameError = { [unowned self] in messages.append($0) }
    viewModel.onDashboard = { [unowned self] in dashboards.append($0) }
  }
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

  @Test func `shows a cached profile at once`() {
    let viewModel = load(ProfileCache([.named("Ann")]))
    #expect(view.profiles.map(\.displayName) == ["Ann"])
    #expect(api.calls == ["stats of 7"])
    withExtendedLifetime(viewModel) {}
  }

  @Test func `gets a profile, keeps it and makes it ready to be drawn`() {
    let cache = ProfileCache()
    let viewModel = load(cache)
    answer(.success(.named("Ann")))
    let shown = ProfileViewState(
      displayName: "Ann",
      joinDate: "February 3, 2020",
      avatarURL: "https://example.com/7"
    )
    #expect(view.profiles == [shown])
    #expect(view.dashboards == [])
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
    #expect(view.dashboards.map(\.greeting) == ["Welcome back, Ann"])
    #expect(view.dashboards.map { $0.statsEntries.map(\.label) } == [["Runs", "Steps"]])
    #expect(view.dashboards.map { $0.statsEntries.map(\.value) } == [["4", "12.3K"]])
    withExtendedLifetime(viewModel) {}
  }

  @Test func `shows the stats where the profile fails`() {
    let viewModel = load()
    answer(Result<Profile, ProfileError>.failure(.unavailable))
    answer(.success(WeeklyStats.sample))
    #expect(view.messages == ["Could not load the profile."])
    #expect(view.dashboards.map(\.greeting) == [nil])
    #expect(view.dashboards.map(\.statsEntries.count) == [2])
    #expect(viewModel.editName() == nil)
  }

  @Test func `greets where the stats fail`() {
    let viewModel = load()
    answer(Result<WeeklyStats, ProfileError>.failure(.unavailable))
    answer(.success(.named("")))
    #expect(view.profiles.map(\.displayName) == ["Anonymous"])
    #expect(view.dashboards.map(\.greeting) == ["Welcome back, Anonymous"])
    #expect(view.dashboards.map(\.statsMessage) == ["Could not load the stats."])
    withExtendedLifetime(viewModel) {}
  }

  @Test func `tells on the main queue and not before`() {
    let viewModel = load()
    api.answer(.success(.named("Ann")))
    api.answer(.success(WeeklyStats.sample))
    #expect(view.profiles == [])
    #expect(view.dashboards == [])
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
    #expect(view.profiles.map(\.displayName) == ["Anonymous", "Anna"])
    #expect(cache.profile(for: 7) == .named("Anna"))
  }

  @Test func `keeps the profile when the new name cannot be saved`() throws {
    let viewModel = load(ProfileCache([.named("Ann")]))
    try #require(viewModel.editName()).save("Anna")
    answer(Result<Profile, ProfileError>.failure(.unavailable))
    #expect(view.profiles.map(\.displayName) == ["Ann"])
    #expect(view.messages == ["Could not save the name."])
    #expect(viewModel.editName()?.name == "Ann")
  }
}
