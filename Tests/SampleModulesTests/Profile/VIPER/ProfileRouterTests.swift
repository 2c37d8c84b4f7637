import CollaborationTesting
import ProfileShared
import Stage
import Testing
import TraceRecording
import Traces

@testable import SampleDoubles
@testable import SamplesVIPER

@Suite struct ProfileRouterTests {
  private let stage: HeadlessStage

  init() throws {
    let variant = Variant(.viper) { surroundings in
      ProfileRouter.createModule(
        userId: 7,
        networkService: ProfileAPIStub(),
        cacheService: ProfileCache([.named("Ann")]),
        mainQueue: surroundings.mainQueue
      )
    }
    stage = HeadlessStage(variant, given: "ready")
    try stage.perform(.open)
  }

  @Test func `lets the name be edited again`() throws {
    for action in [Action.press("Edit name"), .press("Cancel"), .press("Edit name")] {
      try stage.perform(action)
    }
    #expect(stage.screen?.title == "Edit name")
  }

  @Test func `saves the name that was typed, and leads back`() throws {
    for action in [Action.press("Edit name"), .type("Bo", into: "Name"), .press("Save")] {
      try stage.perform(action)
    }
    #expect(stage.screen?.title == "Dashboard")
    expectOrder(stage.recorder.trace()) {
      Messages("Presenter -> Interactor updateDisplayName(\"Bo\", userId: 7)").exactly(1)
    }
  }

  @Test(arguments: [Action.press("Cancel"), .back]) func `saves no name that was given up`(
    action: Action
  ) throws {
    for action in [.press("Edit name"), .type("Bo", into: "Name"), action] {
      try stage.perform(action)
    }
    #expect(stage.screen?.title == "Dashboard")
    expectOrder(stage.recorder.trace()) { Messages("updateDisplayName").never() }
  }
}
