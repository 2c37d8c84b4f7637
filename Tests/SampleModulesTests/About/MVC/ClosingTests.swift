import CollaborationTesting
import Stage
import Testing
import Traces

@testable import AboutMVC

@Suite struct ClosingTests {
  @Test func `leaves nobody behind when it is closed`() throws {
    let stage = HeadlessStage(
      Variant(.mvc) { _ in AboutViewController() },
      given: "ready"
    )
    for action in [Action.open, .close] { try stage.perform(action) }
    expectNoLeaks(in: stage.recorder)
  }
}
