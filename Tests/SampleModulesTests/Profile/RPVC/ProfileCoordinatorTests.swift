import ProfileShared
import Publishing
import Stage
import Testing
import Traces

@testable import SampleDoubles
@testable import SamplesRPVC

@Suite struct ProfileCoordinatorTests {
  let repository = ProfileRepositoryStub()
  let coordinator: ProfileCoordinator
  let stage: HeadlessStage

  init() throws {
    let navigation = NavigationController()
    coordinator = ProfileCoordinator(
      navigationController: navigation,
      repository: repository,
      userId: 7
    )
    coordinator.start()
    stage = HeadlessStage(Variant(.rpvc) { _ in navigation }, given: "ready")
    repository.profiles.send(.success(.named("Ann")))
    try stage.perform(.open)
    try stage.perform(.press("Edit name"))
  }

  @Test func `has a child that shows the name`() {
    #expect(coordinator.childCoordinators.count == 1)
    #expect(
      stage.screen
        == Screen(
          title: "Edit name",
          back: "Dashboard",
          [.field("Name", "Ann"), .button("Save"), .button("Cancel")]
        )
    )
  }

  @Test(arguments: [Action.press("Save"), .press("Cancel"), .back])
  func `lets the child go, however it was left`(action: Action) throws {
    try stage.perform(action)
    #expect(coordinator.childCoordinators.isEmpty)
    #expect(stage.screen?.title == "Dashboard")
  }

  @Test func `lets the name be edited again`() throws {
    try stage.perform(.press("Cancel"))
    try stage.perform(.press("Edit name"))
    #expect(stage.screen?.title == "Edit name")
  }

  @Test func `saves the name that was typed, and leads back`() throws {
    try stage.perform(.type("Anna", into: "Name"))
    try stage.perform(.press("Save"))
    #expect(stage.screen?.title == "Dashboard")
    #expect(repository.saved == ["Anna for 7"])
  }

  @Test(arguments: [Action.press("Cancel"), .back]) func `saves no name that was given up`(
    action: Action
  ) throws {
    try stage.perform(.type("Anna", into: "Name"))
    try stage.perform(action)
    #expect(repository.saved == [])
  }
}
