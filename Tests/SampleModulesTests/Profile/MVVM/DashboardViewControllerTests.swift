import Stage
import Testing
import Traces

@testable import SamplesMVVM

/// Shows what a test says, and lets the name of Ann be edited.
final class DashboardViewModelStub: DashboardViewModelProtocol {
  var onChange: ((DashboardViewState) -> Void)?
  private(set) var saved: [String] = []

  func load() {}

  func editName() -> EditNameViewModelProtocol? {
    let editName = EditNameViewModel(name: "Ann")
    editName.onSave = { [unowned self] in saved.append($0) }
    return editName
  }
}

@Suite struct DashboardViewControllerTests {
  private let viewModel = DashboardViewModelStub()
  private let stage: HeadlessStage

  init() throws {
    let view = DashboardViewController(viewModel: viewModel)
    stage = HeadlessStage(Variant(.mvvm) { _ in view }, given: "ready")
    try stage.perform(.open)
    try show(isLoading: true, greeting: nil, stats: nil)
  }

  private func show(isLoading: Bool, greeting: String?, stats: WeeklyStatsViewState?) throws {
    let details = ProfileViewState.Details(
      displayName: "Ann",
      joinDate: "today",
      avatarURL: "https://example.com/7"
    )
    viewModel.onChange?(
      DashboardViewState(
        isLoading: isLoading,
        greeting: greeting,
        profile: ProfileViewState(details: details, message: nil),
        stats: stats
      )
    )
    try stage.perform(.wait(milliseconds: 0))
  }

  @Test func `draws the dashboard, and says no longer that it loads`() throws {
    #expect(stage.screen?.lines.first == .text("Loading…"))
    let steps = WeeklyStatsViewState.Entry(label: "Steps", value: "84.2K")
    try show(
      isLoading: false,
      greeting: "Hello",
      stats: WeeklyStatsViewState(entries: [steps], message: nil)
    )
    #expect(
      stage.screen?.lines == [
        .text("Hello"), .text("Ann"), .text("Joined today"), .text("https://example.com/7"),
        .button("Edit name"), .text("Weekly Stats"), .row("Steps", "84.2K"),
        .text("Signed in as Ann"),
      ]
    )
  }

  @Test func `lets the name be edited again`() throws {
    for action in [Action.press("Edit name"), .press("Cancel"), .press("Edit name")] {
      try stage.perform(action)
    }
    #expect(stage.screen?.title == "Edit name")
  }

  @Test func `saves the name that was typed, and leads back`() throws {
    for action in [Action.press("Edit name"), .type("Bo", into: "Name"), .press("Save")] {
      try stage.perform(action)
    }
    #expect(stage.screen?.title == "Dashboard")
    #expect(viewModel.saved == ["Bo"])
  }

  @Test(arguments: [Action.press("Cancel"), .back]) func `saves no name that was given up`(
    action: Action
  ) throws {
    for action in [.press("Edit name"), .type("Bo", into: "Name"), action] {
      try stage.perform(action)
    }
    #expect(stage.screen?.title == "Dashboard")
    #expect(viewModel.saved == [])
  }
}
