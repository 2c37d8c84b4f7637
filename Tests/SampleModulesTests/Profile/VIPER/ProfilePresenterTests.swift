import ProfileShared
import Testing

@testable import SampleDoubles
@testable import SamplesVIPER

@Suite struct ProfilePresenterTests {
  let view = ProfileViewSpy()
  let interactor = ProfileInteractorSpy()
  let router = ProfileWireframeSpy()
  let presenter = ProfilePresenter(userId: 7)

  init() {
    presenter.view = view
    presenter.interactor = interactor
    presenter.router = router
  }

  private let entries = [
    DashboardViewState.StatsEntry(label: "Runs", value: "4"),
    DashboardViewState.StatsEntry(label: "Steps", value: "12.3K"),
  ]

  @Test func `asks for profile and stats`() {
    presenter.viewDidLoad()
    #expect(interactor.calls == ["profile of 7", "stats of 7"])
  }

  @Test func `shows a profile without waiting for the stats`() {
    presenter.didFetchProfile(.named("Ann"))
    let shown = ProfileViewState(
      displayName: "Ann",
      joinDate: "February 3, 2020",
      avatarURL: "https://example.com/7"
    )
    #expect(view.profiles == [shown])
    #expect(view.dashboards == [])
  }

  @Test(arguments: [true, false]) func `joins profile and stats in both orders`(
    isProfileFirst: Bool
  ) {
    if isProfileFirst { presenter.didFetchProfile(.named("Ann")) }
    presenter.didFetchWeeklyStats(.sample)
    if !isProfileFirst { presenter.didFetchProfile(.named("Ann")) }
    let dashboard = DashboardViewState(
      greeting: "Welcome back, Ann",
      statsEntries: entries,
      statsMessage: nil
    )
    #expect(view.dashboards == [dashboard])
  }

  @Test func `shows the stats where the profile fails`() {
    presenter.didFetchWeeklyStats(.sample)
    presenter.didFailToFetchProfile(.unavailable)
    #expect(view.messages == ["Could not load the profile."])
    let dashboard = DashboardViewState(greeting: nil, statsEntries: entries, statsMessage: nil)
    #expect(view.dashboards == [dashboard])
  }

  @Test func `greets where the stats fail`() {
    presenter.didFailToFetchWeeklyStats(.unavailable)
    presenter.didFetchProfile(.named("Ann"))
    let dashboard = DashboardViewState(
      greeting: "Welcome back, Ann",
      statsEntries: [],
      statsMessage: "Could not load the stats."
    )
    #expect(view.dashboards == [dashboard])
  }

  @Test func `calls those without a name anonymous`() {
    presenter.didFetchProfile(.named(""))
    presenter.didFetchWeeklyStats(.sample)
    #expect(view.profiles.map(\.displayName) == ["Anonymous"])
    #expect(view.dashboards.map(\.greeting) == ["Welcome back, Anonymous"])
  }

  @Test func `shows the stats in their own order`() {
    presenter.didFetchProfile(.named("Ann"))
    presenter.didFetchWeeklyStats(.busy)
    let labels = view.dashboards.map { $0.statsEntries.map(\.label) }
    #expect(labels == [["Steps", "Calories", "Workouts"]])
  }

  @Test func `lets the name be edited as it is`() {
    presenter.didFetchProfile(.named(""))
    presenter.didTapEditName()
    #expect(router.names == [""])
    #expect(router.output === presenter)
  }

  @Test func `lets no name be edited before there is one`() {
    presenter.didTapEditName()
    presenter.didFailToFetchProfile(.unavailable)
    presenter.didTapEditName()
    #expect(router.names == [])
  }

  @Test func `keeps the profile when the new name cannot be saved`() {
    presenter.didFetchProfile(.named("Ann"))
    presenter.didFailToUpdateDisplayName(.unavailable)
    presenter.didTapEditName()
    #expect(view.messages == ["Could not save the name."])
    #expect(view.profiles.count == 1)
    #expect(router.names == ["Ann"])
  }

  @Test func `saves a name that was edited`() {
    presenter.editNameDidSave("Anna")
    #expect(interactor.calls == ["Anna for 7"])
  }
}
