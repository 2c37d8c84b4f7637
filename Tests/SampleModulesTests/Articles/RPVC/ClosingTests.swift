import CollaborationTesting
import Stage
import Testing
import Traces

@testable import ArticlesRPVC

@Suite struct ClosingTests {
  @Test func `leaves nobody behind when it is closed`() throws {
    let stage = HeadlessStage(
      Variant(.rpvc) {
        let navigation = NavigationController()
        let coordinator = ArticlesCoordinator(
          navigationController: navigation,
          repository: ArticlesRepository(store: ArticleStoreStub(), mainQueue: $0.mainQueue)
        )
        $0.retain(coordinator)
        coordinator.start()
        return navigation
      },
      given: "ready"
    )
    for action in [Action.open, .refresh, .close] { try stage.perform(action) }
    expectNoLeaks(in: stage.recorder)
  }
}
