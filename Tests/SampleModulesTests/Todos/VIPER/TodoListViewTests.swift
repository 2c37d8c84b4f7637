import Stage
import Testing
import Traces

@testable import SamplesVIPER

/// Notes what the View tells the Presenter.
private final class TodoListPresenterSpy: TodoListPresentation {
  private(set) var events: [String] = []

  func viewDidLoad() { events.append("loaded") }

  func showTodoDetail(at index: Int) { events.append("show \(index)") }

  func addTodo(title: String, content: String) { events.append("add \(title): \(content)") }

  func removeTodo(at index: Int) { events.append("remove \(index)") }
}

@Suite struct TodoListViewTests {
  private let presenter = TodoListPresenterSpy()
  private let view = TodoListViewController()
  private let stage: HeadlessStage

  init() throws {
    view.presenter = presenter
    stage = HeadlessStage(Variant(.viper) { [view] _ in view }, given: "ready")
    try stage.perform(.open)
  }

  @Test func `tells the Presenter what is done to the rows`() throws {
    view.showTodos([TodoRow(title: "A", excerpt: "a"), TodoRow(title: "B", excerpt: "b")])
    try stage.perform(.press("Add"))
    for action in [Action.type("C", into: "Title"), .type("c", into: "Content"), .confirm] {
      try stage.perform(action)
    }
    try stage.perform(.delete(row: 2))
    try stage.perform(.tap(row: 1))
    #expect(presenter.events == ["loaded", "add C: c", "remove 1", "show 0"])
  }

  @Test func `shows a message until something goes well`() throws {
    view.showErrorMessage("No.")
    #expect(stage.screen?.lines == [.text("No."), .button("Add")])
    view.showTodos([])
    #expect(stage.screen?.lines == [.button("Add")])
  }
}
