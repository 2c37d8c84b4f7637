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
    let trace = try Trace(notation: failure)
    let found = { (pending: Int) in
      Rule.swallowedFailure.evaluate(Evidence(trace, pending: pending)).findings.count
    }
    #expect(found(0) == 1)
    #expect(found(1) == 0)
  }

  @Test(arguments: ["View", "somebody"])
  func `finds nothing for a Presenter without a View, as in SwiftUI`(sender: String) throws {
    let trace = try Trace(
      notation: """
        \(sender) -> Presenter  load()
          Presenter -> Interactor  fetchStats()
        Interactor ~> Presenter  didFailToFetchStats(.offline) ^2
        """
    )
    let findings = Rule.swallowedFailure.evaluate(Evidence(trace)).findings
    #expect(findings.isEmpty == (sender == "somebody"))
  }
}
