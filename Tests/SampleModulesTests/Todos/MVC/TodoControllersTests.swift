import Stage
import Testing
import TodosShared
import Traces

@testable import SamplesMVC

/// Tests of the Controllers and their model through the screens.
@Suite struct TodoControllersTests {
  private let store = TodoMemoryStore(removedByOthers: [1])
  private let stage: HeadlessStage

  init() throws {
    let list = TodoListViewController(store: store)
    stage = HeadlessStage(Variant(.mvc) { _ in list }, given: "ready")
    try stage.perform(.open)
  }

  private func perform(_ actions: Action...) throws {
    for action in actions { try stage.perform(action) }
  }

  private var titles: [String]? { stage.screen?.rows.map(\.text) }

  private var texts: [String] {
    stage.screen?.lines.compactMap { if case .text(let text) = $0 { text } else { nil } } ?? []
  }

  @Test func `gets the to-dos in the order of the store`() {
    #expect(titles == ["Focus", "Value", "Action"])
  }

  @Test func `shows titles and excerpts`() {
    #expect(stage.screen?.lines[1] == .row("Value", "Ask who is better off…"))
  }

  @Test func `adds a to-do that has a title`() throws {
    try perform(.press("Add"), .type("Rest", into: "Title"), .confirm)
    #expect(titles?.last == "Rest")
  }

  @Test func `refuses a title without anything to read`() throws {
    try perform(.press("Add"), .type(" ", into: "Title"), .confirm)
    #expect(texts == ["A to-do needs a title."])
    #expect(store.loadTodos().count == 2)
  }

  @Test func `adds nothing when it is cancelled`() throws {
    try perform(.press("Add"), .type("Rest", into: "Title"), .cancel)
    #expect(titles == ["Focus", "Value", "Action"])
  }

  @Test func `removes the to-do of the row that was swiped`() throws {
    try perform(.delete(row: 3))
    #expect(titles == ["Value"])
  }

  @Test func `shows a message until something goes well`() throws {
    try perform(.delete(row: 1))
    #expect(texts == ["This to-do is already gone."])
    try perform(.delete(row: 2))
    #expect(titles == ["Value"])
    #expect(texts == [])
  }

  @Test func `opens the to-do of the row that was tapped`() throws {
    try perform(.tap(row: 2))
    #expect(stage.screen?.title == "Value")
  }

  @Test func `shows what an edited to-do became`() throws {
    try perform(.tap(row: 2), .press("Edit"), .type("Worth", into: "Title"), .confirm)
    #expect(stage.screen?.title == "Worth")
    #expect(store.loadTodos()[0].title == "Worth")
  }

  @Test func `shows what became of a to-do on its own screen`() throws {
    try perform(.tap(row: 2), .press("Edit"), .type("Worth", into: "Title"), .confirm, .back)
    #expect(titles == ["Worth", "Action"])
  }

  @Test func `keeps nothing of an edit when the to-do is gone`() throws {
    try perform(.tap(row: 1), .press("Edit"), .type("Worth", into: "Title"), .confirm)
    #expect(stage.screen?.title == "Focus")
    #expect(texts.last == "This to-do is already gone.")
  }

  @Test func `keeps the old texts when the title is empty`() throws {
    try perform(.tap(row: 2), .press("Edit"), .type("", into: "Title"), .confirm)
    #expect(stage.screen?.title == "Value")
    #expect(texts == ["Ask who is better off for it.", "A to-do needs a title."])
  }

  @Test func `leads back to the list when its to-do is deleted`() throws {
    try perform(.tap(row: 3), .press("Delete"))
    #expect(titles == ["Value"])
  }

  @Test func `shows the list as it is now, and says that a to-do is gone`() throws {
    try perform(.tap(row: 1), .press("Delete"))
    #expect(texts.last == "This to-do is already gone.")
    try perform(.back)
    #expect(titles == ["Value", "Action"])
  }
}
