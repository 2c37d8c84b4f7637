import Stage
import Testing
import Traces

@testable import SamplesMVP

/// Records what the View reports to the Presenter.
private final class TodoListPresenterSpy: TodoListContract.Presenter {
  private(set) var events: [String] = []

  func viewWillAppear() { events.append("appear") }

  func addTodo() { events.append("add") }

  func saveTodo(title: String, content: String) { events.append("save \(title): \(content)") }

  func openTodo(at index: Int) { events.append("open \(index)") }

  func deleteTodo(at index: Int) { events.append("delete \(index)") }
}

@Suite struct TodoListViewTests {
  private let presenter = TodoListPresenterSpy()
  private let view: TodoListViewController
  private let stage: HeadlessStage

  init() throws {
    view = TodoListViewController(presenter: presenter)
    stage = HeadlessStage(Variant(.mvp) { [view] _ in view }, given: "ready")
    try stage.perform(.open)
  }

  @Test func `reports what is done to the rows, and decides nothing`() throws {
    view.showTodos([TodoRow(title: "A", excerpt: "a"), TodoRow(title: "B", excerpt: "b")])
    for action in [Action.press("Add"), .delete(row: 2), .tap(row: 1)] {
      try stage.perform(action)
    }
    #expect(presenter.events == ["appear", "add", "delete 1", "open 0"])
    #expect(stage.screen?.rows.map(\.text) == ["A", "B"])
  }

  @Test func `reports the texts that were typed`() throws {
    view.showForm()
    try stage.perform(.wait(milliseconds: 0))
    for action in [Action.type("C", into: "Title"), .type("c", into: "Content"), .confirm] {
      try stage.perform(action)
    }
    #expect(presenter.events == ["appear", "save C: c"])
  }

  @Test func `shows a message until something goes well`() throws {
    view.showErrorMessage("No.")
    #expect(stage.screen?.lines == [.text("No."), .button("Add")])
    view.showTodos([])
    #expect(stage.screen?.lines == [.button("Add")])
  }
}
