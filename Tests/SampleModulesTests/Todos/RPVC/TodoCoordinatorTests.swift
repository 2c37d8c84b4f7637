import Stage
import Testing
import TodosShared
import Traces

@testable import SamplesRPVC

@Suite struct TodoCoordinatorTests {
  private let store = TodoMemoryStore()
  private let stage: HeadlessStage
  private let focus = TodoItem.samples[0]

  init() throws {
    let repository = TodoRepository(store: store)
    stage = HeadlessStage(
      Variant(.rpvc) {
        let navigation = NavigationController()
        let coordinator = TodoCoordinator(
          navigationController: navigation,
          repository: repository
        )
        $0.retain(coordinator)
        coordinator.start()
        return navigation
      },
      given: "ready"
    )
    try stage.perform(.open)
  }

  private var titles: [String]? { stage.screen?.rows.map(\.text) }

  private func says(_ message: String) -> Bool {
    stage.screen?.lines.contains(.text(message)) == true
  }

  private func add(_ title: String) throws {
    for action in [Action.press("Add"), .type(title, into: "Title"), .confirm] {
      try stage.perform(action)
    }
  }

  private func edit(_ title: String) throws {
    for action in [Action.press("Edit"), .type(title, into: "Title"), .confirm] {
      try stage.perform(action)
    }
  }

  @Test func `starts with the list`() {
    #expect(titles == ["Focus", "Value", "Action"])
  }

  @Test func `has to-dos added`() throws {
    try add("Rest")
    #expect(store.loadTodos().last?.title == "Rest")
  }

  @Test func `removes the to-do of the row that was swiped`() throws {
    try stage.perform(.delete(row: 1))
    #expect(titles == ["Value", "Action"])
    #expect(store.loadTodos().map(\.title) == titles)
  }

  @Test func `says what is wrong with a title, until something goes well`() throws {
    try add("")
    #expect(says("A to-do needs a title."))
    try add("Rest")
    #expect(!says("A to-do needs a title."))
    #expect(titles?.last == "Rest")
  }

  @Test func `shows the list as it is now, and says that a to-do is gone`() throws {
    try store.removeTodo(focus)
    try stage.perform(.delete(row: 1))
    #expect(says("This to-do is already gone."))
    #expect(titles == ["Value", "Action"])
  }

  @Test func `opens the to-do of the row that was tapped`() throws {
    try stage.perform(.tap(row: 2))
    #expect(stage.screen?.title == "Value")
  }

  @Test func `shows what an edited to-do became`() throws {
    try stage.perform(.tap(row: 2))
    try edit("Worth")
    #expect(stage.screen?.title == "Worth")
    #expect(store.loadTodos()[1].title == "Worth")
  }

  @Test func `keeps the old texts when the title is empty`() throws {
    try stage.perform(.tap(row: 2))
    try edit("")
    #expect(stage.screen?.title == "Value")
    #expect(store.loadTodos() == TodoItem.samples)
  }

  @Test func `keeps nothing of an edit when the to-do is gone`() throws {
    try stage.perform(.tap(row: 1))
    try store.removeTodo(focus)
    try edit("Worth")
    #expect(stage.screen?.title == "Focus")
    #expect(says("This to-do is already gone."))
  }

  @Test func `says on the page what is wrong with its title, until something goes well`() throws {
    try stage.perform(.tap(row: 2))
    try edit(" ")
    #expect(says("A to-do needs a title."))
    try edit("Worth")
    #expect(!says("A to-do needs a title."))
  }

  @Test func `leads back to the list when its to-do is deleted`() throws {
    for action in [Action.tap(row: 2), .press("Delete")] { try stage.perform(action) }
    #expect(titles == ["Focus", "Action"])
  }

  @Test func `stays on the page of a to-do that was gone before`() throws {
    try stage.perform(.tap(row: 1))
    try store.removeTodo(focus)
    try stage.perform(.press("Delete"))
    #expect(stage.screen?.title == "Focus")
    #expect(says("This to-do is already gone."))
  }
}
