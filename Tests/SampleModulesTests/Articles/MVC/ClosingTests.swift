import CollaborationTesting
import Stage
import Testing
import Traces

@testable import ArticlesMVC

@Suite struct ClosingTests {
  @Test func `leaves nobody behind when it is closed`() throws {
    let stage = HeadlessStage(
      Variant(.mvc) { ArticlesViewController(store: ArticleStoreStub(), mainQueue: $0.mainQueue) },
      given: "ready"
    )
    for action in [Action.open, .refresh, .close] { try stage.perform(action) }
    expectNoLeaks(in: stage.recorder)
  }
}
