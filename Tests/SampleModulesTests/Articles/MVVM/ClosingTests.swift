import CollaborationTesting
import Stage
import Testing
import Traces

@testable import ArticlesMVVM

@Suite struct ClosingTests {
  @Test func `leaves nobody behind when it is closed`() throws {
    let stage = HeadlessStage(
      Variant(.mvvm) {
        let viewModel = ArticlesViewModel(store: ArticleStoreStub(), mainQueue: $0.mainQueue)
        return ArticlesViewController(viewModel: viewModel)
      },
      given: "ready"
    )
    for action in [Action.open, .refresh, .close] { try stage.perform(action) }
    expectNoLeaks(in: stage.recorder)
  }
}
