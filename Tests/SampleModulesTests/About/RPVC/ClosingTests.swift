import CollaborationTesting
import Stage
import Testing
import Traces

@testable import AboutRPVC

@Suite struct ClosingTests {
  @Test func `leaves nobody behind when it is closed`() throws {
    let stage = HeadlessStage(
      Variant(.rpvc) {
        let navigation = NavigationController()
        let coordinator = AboutCoordinator(
          navigationController: navigation
        )
        $0.retain(coordinator)
        coordinator.start()
        return navigation
      },
      given: "ready"
    )
    for action in [Action.open, .close] { try stage.perform(action) }
    expectNoLeaks(in: stage.recorder)
  }
}
