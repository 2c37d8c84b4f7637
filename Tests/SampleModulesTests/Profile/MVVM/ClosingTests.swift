import CollaborationTesting
import ProfileShared
import Stage
import Testing
import Traces

@testable import ProfileMVVM

@Suite struct ClosingTests {
  @Test func `leaves nobody behind when it is closed`() throws {
    let stage = HeadlessStage(
      Variant(.mvvm) {
        DashboardViewController(
          viewModel: DashboardViewModel(
            userId: 7,
            api: ProfileAPIStub(),
            cache: ProfileCache([.named("Ann")]),
            mainQueue: $0.mainQueue
          )
        )
      },
      given: "ready"
    )
    for action in [Action.open, .press("Edit name"), .back, .close] { try stage.perform(action) }
    expectNoLeaks(in: stage.recorder)
  }
}
