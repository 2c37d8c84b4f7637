import ArticlesShared
import Stage
import Testing
import Traces

@testable import SamplesVIPERAsync

@Suite @StageActor struct ArticlesRouterTests {
  private let store = ArticleStoreStub(.success(Article.samples))

  private func stage(_ actions: Action...) throws -> HeadlessStage {
    let store = store
    let assembly = StageActor.assembly { _ in ArticlesRouter.build(store: store) }
    let module = Variant(.viperAsync, assemble: assembly)
    let stage = HeadlessStage(module, given: "ready")
    for action in actions { try stage.perform(action) }
    return stage
  }

  @Test func `connects all parts of the module`() throws {
    #expect(try stage(.open).screen?.rows.count == 3)
  }

  @Test func `opens the page of the article that was tapped`() throws {
    #expect(
      try stage(.open, .tap(row: 2)).screen
        == Screen(title: "Article", back: "Articles", [.text("Detail for article id = 2")])
    )
  }
}
