import CollaborationTesting
import Stage
import Testing
import Traces

@testable import ArticlesVIPER

@Suite struct ClosingTests {
  @Test func `leaves nobody behind when it is closed`() throws {
    let stage = HeadlessStage(
      Variant(.viper) { ArticlesRouter.build(store: ArticleStoreStub(), mainQueue: $0.mainQueue) },
      given: "ready"
    )
    for action in [Action.open, .refresh, .close] { try stage.perform(action) }
    expectNoLeaks(in: stage.recorder)
  }
}
