import Publishing
import Stage
import Testing
import Traces

@testable import SamplesRPVC

/// Publishes what a test puts in.
final class DashboardPresentersStub: DashboardPresenterProtocol, ProfilePresenterProtocol {
  let dashboards = Subject<DashboardViewState>()
  let profiles = Subject<ProfileViewState>()

  func bind() -> Publisher<DashboardViewState> { dashboards.publisher }
  func bind() -> Publisher<ProfileViewState> { profiles.publisher }
}

@Suite struct DashboardViewControllerTests {
  private let presenters = DashboardPresentersStub()
  private let stage: HeadlessStage

  init() throws {
    let view = DashboardViewController(
      presenter: presenters,
      profile: ProfileViewController(presenter: presenters),
      widget: ProfileWidgetViewController(presenter: presenters)
    )
    stage = HeadlessStage(Variant(.rpvc) { _ in view }, given: "ready")
    try stage.perform(.open)
    presenters.profiles.send(
      ProfileViewState(displayName: "Ann", joinDate: "today", avatarURL: "https://example.com/7")
    )
    try stage.perform(.wait(milliseconds: 0))
  }

  @Test func `draws the dashboard, and says no longer that it loads`() throws {
    #expect(stage.screen?.lines.first == .text("Loading…"))
    let steps = DashboardViewState.StatsEntry(label: "Steps", value: "84.2K")
    presenters.dashboards.send(
      DashboardViewState(greeting: "Hello", statsEntries: [steps], statsMessage: nil)
    )
    try stage.perform(.wait(milliseconds: 0))
    #expect(
      stage.screen?.lines == [
        .text("Hello"), .text("Ann"), .text("Joined today"), .text("https://example.com/7"),
        .button("Edit name"), .text("Weekly Stats"), .row("Steps", "84.2K"),
        .text("Signed in as Ann"),
      ]
    )
  }
}
