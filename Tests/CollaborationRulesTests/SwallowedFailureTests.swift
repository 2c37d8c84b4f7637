import Testing
import Traces

@testable import CollaborationRules

@Suite struct SwallowedFailureTests {
  private let failure = """
    User -> View  open
      View -> Presenter  viewDidLoad()
        Presenter -> Interactor  fetchProfile()
        Presenter -> Interactor  fetchStats()
    Interactor ~> Presenter  didFailToFetchStats(.offline) ^4
    Interactor ~> Presenter  didFetchProfile(Profile) ^3
    """

  @Test func `finds nothing while the Presenter handles a later answer`() throws {
    #expect(try evaluate(.swallowedFailure, failure).findings.count == 1)
    #expect(try evaluate(.swallowedFailure, failure, pending: 1).findings == [])
  }

  @Test(arguments: ["View", "somebody"])
  func `finds nothing for a Presenter without a View, as in SwiftUI`(sender: String) throws {
    let result = try evaluate(
      .swallowedFailure,
      """
      \(sender) -> Presenter  load()
        Presenter -> Interactor  fetchStats()
      Interactor ~> Presenter  didFailToFetchStats(.offline) ^2
      """
    )
    #expect(result.findings.isEmpty == (sender == "somebody"))
  }
}
