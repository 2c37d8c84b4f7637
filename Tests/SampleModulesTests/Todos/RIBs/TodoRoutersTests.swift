import Stage
import Testing
import TodosShared
import Traces

@testable import SamplesRIBs

@Suite struct TodoRoutersTests {
  private let router: TodoListRouter
  private let stage: HeadlessStage

  init() throws {
    let root = TodoListBuilder(store: TodoMemoryStore()).build()
    router = try #require(root as? TodoListRouter)
    stage = HeadlessStage(Variant(.ribs) { _ in LaunchController(router: root) }, given: "ready")
    try stage.perform(.open)
  }

  private func perform(_ actions: Action...) throws {
    for action in actions { try stage.perform(action) }
  }

  @Test func `connects the list from end to end`() {
    #expect(stage.screen?.rows.map(\.text) == ["Focus", "Value", "Action"])
    #expect(router.children.isEmpty)
  }

  @Test func `opens the to-do of the row that was tapped`() throws {
    try perform(.tap(row: 2))
    #expect(stage.screen?.title == "Value")
    #expect(router.children.count == 1)
    #expect(router.children[0] is TodoDetailRouter)
  }

  @Test func `leads back to the list when its to-do is deleted`() throws {
    try perform(.tap(row: 2), .press("Delete"))
    #expect(stage.screen?.rows.map(\.text) == ["Focus", "Action"])
  }

  @Test(arguments: [Action.press("Delete"), .back])
  func `detaches a to-do, however its screen was left`(action: Action) throws {
    try perform(.tap(row: 2))
    weak let detail = router.children.first
    weak let view = detail?.viewControllable.viewController
    #expect(view != nil)
    try perform(action)
    #expect(router.children.isEmpty)
    #expect(detail == nil)
    #expect(view == nil)
  }

  @Test func `opens another to-do after the first one`() throws {
    try perform(.tap(row: 2), .back, .tap(row: 3))
    #expect(stage.screen?.title == "Action")
    #expect(router.children.count == 1)
  }

  @Test func `attaches one to-do at a time`() throws {
    try perform(.tap(row: 2))
    router.attachTodoDetail(for: TodoItem.samples[2])
    #expect(stage.screen?.title == "Value")
    #expect(router.children.count == 1)
  }

  @Test func `does not hold who listens to the to-do`() {
    let view = TodoListPresentableSpy()
    var parent: TodoListInteractor? = TodoListInteractor(presenter: view, store: TodoMemoryStore())
    weak let listener = parent
    let detail = parent.map {
      TodoDetailBuilder(store: TodoMemoryStore()).build(withListener: $0, todo: TodoItem.samples[0])
    }
    parent = nil
    #expect(listener == nil)
    #expect(detail is TodoDetailRouter)
  }
}

/// Notes what a Router tells its Interactor.
private final class TodoDetailInteractableSpy: TodoDetailInteractable {
  private(set) var events: [String] = []

  func activate() { events.append("activate") }

  func deactivate() { events.append("deactivate") }
}

@Suite struct ViewableRouterTests {
  private let parent = ViewableRouter(viewControllable: TodoListViewController())
  private let interactor = TodoDetailInteractableSpy()

  @Test func `activates the Interactor of a child that it attaches, until it detaches it`() {
    let view = TodoDetailViewController()
    let child = TodoDetailRouter(interactor: interactor, viewController: view)
    #expect(child.viewControllable.viewController === view)
    parent.attachChild(child)
    #expect(interactor.events == ["activate"])
    #expect(parent.children.count == 1)
    parent.detachChild(child)
    #expect(interactor.events == ["activate", "deactivate"])
    #expect(parent.children.isEmpty)
  }

  @Test func `keeps its other children`() {
    let children = (1...2).map { _ in
      TodoDetailRouter(interactor: interactor, viewController: TodoDetailViewController())
    }
    children.forEach(parent.attachChild)
    parent.detachChild(children[0])
    #expect(parent.children.count == 1)
    #expect(parent.children[0] === children[1])
  }
}
