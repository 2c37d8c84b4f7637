import CollaborationTesting
import Publishing
import Stage
import Testing
import TraceRecording
import Traces

@testable import SamplesRPVC

/// The list on a screen, with doubles of all that it speaks to.
@Suite struct TodoListViewControllerTests {
  private let list: SubjectUnderTest<TodoListViewController>
  private let states = Subject<TodoListViewState>()
  private let stage: HeadlessStage

  init() throws {
    let list = try SubjectUnderTest { try TodoListViewController(presenter: $0.double()) }
    list.answer("bind", states.publisher)
    let variant = Variant(.rpvc) { _ in list.subject }
    stage = HeadlessStage(variant, given: "ready", recorder: list.recorder)
    try stage.perform(.open)
    self.list = list
  }

  private func show(_ titles: [String], message: String? = nil) throws {
    let rows = titles.enumerated().map { id, title in
      TodoListViewState.Row(id: id + 7, title: title, excerpt: "")
    }
    states.send(TodoListViewState(rows: rows, message: message))
    try stage.perform(.wait(milliseconds: 0))
  }

  @Test func `shows what became of a to-do on its own screen`() throws {
    try show(["Value", "Action"])
    try show(["Worth", "Action"])
    #expect(stage.screen?.rows.map(\.text) == ["Worth", "Action"])
  }

  @Test func `shows a message until something goes well`() throws {
    try show([], message: "No.")
    #expect(stage.screen?.lines == [.text("No."), .button("Add")])
    try show([])
    #expect(stage.screen?.lines == [.button("Add")])
  }

  @Test func `passes on what is done to the rows`() throws {
    try show(["Value", "Action"])
    for action in [Action.delete(row: 2), .tap(row: 1)] { try stage.perform(action) }
    expectOrder(stage.recorder.trace()) {
      Messages("didRemoveTodo(id: 8)").before("didSelectTodo(id: 7)")
    }
  }
}
