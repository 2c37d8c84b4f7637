import ArticlesShared
import CollaborationTesting
import Stage
import Testing
import Traces

@testable import ArticlesVIPERAsync

@Suite @StageActor struct ClosingTests {
  @Test func `leaves nobody behind when it is closed`() throws {
    let assembly = StageActor.assembly { _ in
      ArticlesRouter.build(store: ArticleStoreStub(.success(Article.samples)))
    }
    let stage = HeadlessStage(Variant(.viperAsync, assemble: assembly), given: "ready")
    for action in [Action.open, .refresh, .close] { try stage.perform(action) }
    expectNoLeaks(in: stage.recorder)
  }
}
