import Stage
import Testing
import Traces

@testable import SamplesRIBs

/// Notes what the Views tell their Interactors.
private final class TodoListenerSpy: TodoListPresentableListener, TodoDetailPresentableListener {
  private(set) var events: [String] = []

  func openTodo(at index: Int) { events.append("open \(index)") }

  func addTodo(title: String, content: String) { events.append("add \(title): \(content)") }

  func removeTodo(at index: Int) { events.append("remove \(index)") }

  func editTodo(title: String, content: String) { events.append("edit \(title): \(content)") }

  func deleteTodo() { events.append("delete") }

  func didClose() { events.append("closed") }
}

@Suite struct TodoViewsTests {
  private let listener = TodoListenerSpy()
  private let list = TodoListViewController()
  private let detail = TodoDetailViewController()
  private let stage: HeadlessStage

  init() throws {
    list.listener = listener
    detail.listener = listener
    stage = HeadlessStage(Variant(.ribs) { [list] _ in list }, given: "ready")
    try stage.perform(.open)
  }

  private func perform(_ actions: Action...) throws {
    for action in actions { try stage.perform(action) }
  }

  /// Shows the detail over the list, through the interface that the Router has of the list.
  private func push() throws {
    list.push(detail)
    try perform(.wait(milliseconds: 0))
  }

  @Test func `tells the Interactor what is done to the rows`() throws {
    list.showTodos([TodoRow(title: "A", excerpt: "a"), TodoRow(title: "B", excerpt: "b")])
    try perform(.press("Add"), .type("C", into: "Title"), .type("c", into: "Content"), .confirm)
    try perform(.delete(row: 2), .tap(row: 1))
    #expect(listener.events == ["add C: c", "remove 1", "open 0"])
  }

  @Test func `shows a message until something goes well`() throws {
    list.showErrorMessage("No.")
    #expect(stage.screen?.lines == [.text("No."), .button("Add")])
    list.showTodos([])
    #expect(stage.screen?.lines == [.button("Add")])
  }

  @Test func `fills the form with the texts of the to-do`() throws {
    detail.showTodo(TodoPage(title: "A", content: "a"))
    try push()
    try perform(.press("Edit"), .confirm, .press("Delete"))
    #expect(listener.events == ["edit A: a", "delete"])
  }

  @Test func `shows a message on the page until something goes well`() throws {
    try push()
    detail.showErrorMessage("No.")
    #expect(stage.screen?.lines.first == .text("No."))
    detail.showTodo(TodoPage(title: "A", content: "a"))
    #expect(stage.screen?.lines == [.text("a"), .button("Edit"), .button("Delete")])
  }

  @Test func `tells the Interactor that its screen was left, and not that a form covers it`() throws
  {
    try push()
    try perform(.press("Edit"), .cancel)
    #expect(listener.events == [])
    try perform(.back)
    #expect(listener.events == ["closed"])
  }
}
