import CollaborationTesting
import Stage
import Testing
import TodosShared
import Traces

@testable import TodosRPVC

@Suite struct ClosingTests {
  @Test func `leaves nobody behind when it is closed`() throws {
    let stage = HeadlessStage(
      Variant(.rpvc) {
        let navigation = NavigationController()
        let coordinator = TodoCoordinator(
          navigationController: navigation,
          repository: TodoRepository(store: TodoMemoryStore(), lock: TodoLock(pin: nil))
        )
        $0.retain(coordinator)
        coordinator.start()
        return navigation
      },
      given: "ready"
    )
    for action in [Action.open, .tap(row: 1), .back, .close] { try stage.perform(action) }
    expectNoLeaks(in: stage.recorder)
  }
}
