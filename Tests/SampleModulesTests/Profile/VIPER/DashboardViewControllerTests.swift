import CollaborationTesting
import Stage
import Testing
import TraceRecording
import Traces

@testable import SamplesVIPER

@Suite struct DashboardViewControllerTests {
  private let view = SubjectUnderTest { DashboardViewController() }

  /// The View on a screen, with a double in the place of the Presenter.
  private func open() throws -> HeadlessStage {
    let variant = Variant(.viper) { [view] _ in view.subject }
    let stage = HeadlessStage(variant, given: "ready", recorder: view.recorder)
    try stage.perform(.open)
    view.subject.showProfile(
      ProfileViewState(displayName: "Ann", joinDate: "today", avatarURL: "https://example.com/7")
    )
    try stage.perform(.wait(milliseconds: 0))
    return stage
  }

  @Test func `draws the dashboard, and says no longer that it loads`() throws {
    let stage = try open()
    #expect(stage.screen?.lines.first == .text("Loading…"))
    let steps = DashboardViewState.StatsEntry(label: "Steps", value: "84.2K")
    view.subject.showDashboard(
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

  @Test func `passes a tap on`() throws {
    let stage = try open()
    try stage.perform(.press("Edit name"))
    expectOrder(stage.recorder.trace()) {
      Messages("viewDidLoad()").before("didTapEditName()")
    }
  }
}
