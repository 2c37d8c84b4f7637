import ProfileShared
import Testing

@testable import SampleDoubles
@testable import SamplesRPVC

@Suite struct ProfileMapperTests {
  private func profile(_ name: String) -> Profile {
    Profile(
      userId: 1,
      displayName: name,
      joined: CalendarDay(year: 2018, month: 7, day: 14),
      avatarURL: "https://example.com/1"
    )
  }

  @Test func `makes a profile ready to be drawn`() {
    let state = ProfileViewState(
      displayName: "Jeff",
      joinDate: "July 14, 2018",
      avatarURL: "https://example.com/1"
    )
    #expect(ProfilePresenter.viewState(for: .success(profile("Jeff"))) == state)
  }

  @Test func `calls those without a name anonymous`() {
    #expect(ProfilePresenter.viewState(for: .success(profile(""))).displayName == "Anonymous")
  }

  @Test func `keeps the profile when the new name cannot be saved`() {
    let state = ProfilePresenter.viewState(
      for: .success(profile("Jeff")),
      nameError: .unavailable
    )
    #expect(state.displayName == "Jeff")
    #expect(state.message == "Could not save the name.")
    #expect(!state.isEmpty)
  }

  @Test func `says that there is no profile, whatever came of the name`() {
    let state = ProfilePresenter.viewState(for: .failure(.unavailable), nameError: .unavailable)
    #expect(state == ProfileViewState(message: "Could not load the profile."))
    #expect(state.isEmpty)
  }

  @Test func `edits the name as it is`() {
    #expect(EditNamePresenter.viewState(for: .success(profile(""))).name == "")
    #expect(EditNamePresenter.viewState(for: .success(profile("Jeff"))).name == "Jeff")
    #expect(EditNamePresenter.viewState(for: .failure(.unavailable)).name == "")
  }

  @Test func `greets, and writes numbers short`() {
    let state = DashboardPresenter.viewState(for: profile("Jeff"), stats: .sample)
    #expect(state.greeting == "Welcome back, Jeff")
    #expect(state.statsEntries.map(\.label) == ["Runs", "Steps"])
    #expect(state.statsEntries.map(\.value) == ["4", "12.3K"])
    #expect(state.statsMessage == nil)
  }

  @Test func `shows the stats in their own order`() {
    let state = DashboardPresenter.viewState(for: nil, stats: .busy)
    #expect(state.statsEntries.map(\.label) == ["Steps", "Calories", "Workouts"])
  }

  @Test func `greets nobody where the profile is missing`() {
    let state = DashboardPresenter.viewState(for: nil, stats: .sample)
    #expect(state.greeting == nil)
    #expect(state.statsEntries.count == 2)
  }

  @Test func `greets where the stats fail`() {
    let state = DashboardPresenter.viewState(for: profile(""), stats: nil)
    #expect(state.greeting == "Welcome back, Anonymous")
    #expect(state.statsEntries == [])
    #expect(state.statsMessage == "Could not load the stats.")
  }
}
