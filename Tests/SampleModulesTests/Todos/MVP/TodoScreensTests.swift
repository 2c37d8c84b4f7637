import Stage
import Testing
import TodosShared
import Traces

@testable import SamplesMVP

/// The screens that the Builders make.
@Suite struct TodoScreensTests {
  private let stage: HeadlessStage

  init() throws {
    let list = TodoListBuilder(store: TodoMemoryStore()).makeScreen()
    stage = HeadlessStage(Variant(.mvp) { _ in list }, given: "ready")
    try stage.perform(.open)
  }

  private func perform(_ actions: Action...) throws {
    for action in actions { try stage.perform(action) }
  }

  @Test func `opens the to-do of the row that was tapped`() throws {
    try perform(.tap(row: 3))
    #expect(stage.screen?.title == "Action")
  }

  @Test func `leads back to the list when its to-do is deleted`() throws {
    try perform(.tap(row: 3), .press("Delete"))
    #expect(stage.screen?.rows.map(\.text) == ["Focus", "Value"])
  }

  @Test func `shows the list as its to-do has left it`() throws {
    try perform(.tap(row: 1), .press("Edit"), .type("Worth", into: "Title"), .confirm, .back)
    #expect(stage.screen?.rows.map(\.text) == ["Worth", "Value", "Action"])
  }

  @Test func `a Presenter holds no View`() {
    let presenter = TodoListPresenter(store: TodoMemoryStore())
    var view: TodoListViewController? = TodoListViewController(presenter: presenter)
    presenter.view = view
    view = nil
    #expect(presenter.view == nil)
  }
}
