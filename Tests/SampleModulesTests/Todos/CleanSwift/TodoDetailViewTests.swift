import Stage
import Testing
import Traces

@testable import SamplesCleanSwift

@Suite struct TodoDetailViewTests {
  private let interactor = TodoDetailInteractorSpy()
  private let router = TodoDetailRouterSpy()
  private let view = TodoDetailViewController()
  private let stage: HeadlessStage

  init() throws {
    view.interactor = interactor
    view.router = router
    stage = HeadlessStage(Variant(.cleanSwift) { [view] _ in view }, given: "ready")
    try stage.perform(.open)
    view.displayTodo(viewModel: .init(displayedTodo: .init(title: "Value", content: "Ask.")))
  }

  private var texts: [String] {
    stage.screen?.lines.compactMap { if case .text(let text) = $0 { text } else { nil } } ?? []
  }

  @Test func `makes requests with the texts of the form`() throws {
    for action in [Action.press("Edit"), .type("Worth", into: "Title"), .confirm] {
      try stage.perform(action)
    }
    try stage.perform(.press("Delete"))
    #expect(interactor.requests == ["show", "edit Worth: Ask.", "delete"])
    #expect(router.routes == [])
  }

  @Test func `shows what an edited to-do became`() {
    view.displayEditedTodo(viewModel: .init(displayedTodo: .init(title: "Worth", content: "All.")))
    #expect(stage.screen?.title == "Worth")
    #expect(texts == ["All."])
    #expect(router.routes == [])
  }

  @Test func `says what is wrong, and routes nowhere`() {
    view.displayError(viewModel: .init(message: "No."))
    #expect(texts == ["Ask.", "No."])
    #expect(router.routes == [])
  }

  @Test func `routes to the list when its to-do is deleted`() {
    view.displayDeletedTodo(viewModel: .init())
    #expect(router.routes == ["to the list"])
  }
}
