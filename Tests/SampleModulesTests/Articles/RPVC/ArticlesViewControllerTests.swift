import CollaborationTesting
import Publishing
import Stage
import Testing
import TraceRecording
import Traces

@testable import SamplesRPVC

@Suite struct ArticlesViewControllerTests {
  private let states = Subject<ArticlesViewState>()
  private let view: SubjectUnderTest<ArticlesViewController>
  private let stage: HeadlessStage
  private let rows = [ArticleRow(id: 7, title: "One"), ArticleRow(id: 9, title: "Two")]

  init() throws {
    let view = try SubjectUnderTest { try ArticlesViewController(presenter: $0.double()) }
    view.answer("bind", states.publisher)
    self.view = view
    let variant = Variant(.rpvc) { _ in view.subject }
    stage = HeadlessStage(variant, given: "ready", recorder: view.recorder)
    try stage.perform(.open)
  }

  private func publish(_ rows: [ArticleRow], isLoading: Bool = false, _ message: String? = nil)
    throws
  {
    states.send(ArticlesViewState(rows: rows, isLoading: isLoading, message: message))
    try stage.perform(.wait(milliseconds: 0))
  }

  @Test func `draws every state`() throws {
    #expect(stage.screen == Screen(title: "Articles"))
    try publish(rows, isLoading: true)
    #expect(stage.screen?.lines == [.row("One"), .row("Two"), .text("Loading…")])
    try publish(rows, "Oh no")
    #expect(stage.screen?.lines == [.row("One"), .row("Two"), .text("Oh no"), .button("Retry")])
    try publish([])
    #expect(stage.screen?.lines == [])
  }

  @Test func `passes pulls, presses and taps on`() throws {
    try publish(rows, "Oh no")
    for action in [Action.refresh, .press("Retry"), .tap(row: 2)] { try stage.perform(action) }
    expectOrder(stage.recorder.trace()) {
      Messages("refresh").exactly(2)
      Messages("didSelectArticle(id: 9)").exactly(1)
    }
  }

  @Test func `sees no state after it was left`() throws {
    try stage.perform(.close)
    try publish(rows)
    expectOrder(stage.recorder.trace()) { Messages("bind").exactly(1) }
    #expect(view.subject.tableView(TableView(), numberOfRowsInSection: 0) == 0)
  }
}
