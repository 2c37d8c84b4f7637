import CollaborationTesting
import ProfileShared
import Stage
import Testing
import Traces

@testable import ProfileRPVC

@Suite struct ClosingTests {
  @Test func `leaves nobody behind when it is closed`() throws {
    let stage = HeadlessStage(
      Variant(.rpvc) {
        let navigation = NavigationController()
        let coordinator = ProfileCoordinator(
          navigationController: navigation,
          repository: DefaultProfileRepository(
            api: ProfileAPIStub(),
            cache: ProfileCache([.named("Ann")]),
            mainQueue: $0.mainQueue
          ),
          userId: 7
        )
        $0.retain(coordinator)
        coordinator.start()
        return navigation
      },
      given: "ready"
    )
    for action in [Action.open, .press("Edit name"), .back, .close] { try stage.perform(action) }
    expectNoLeaks(in: stage.recorder)
  }
}
