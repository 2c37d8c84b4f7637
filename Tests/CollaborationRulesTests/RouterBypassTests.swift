import Testing
import Traces

@testable import CollaborationRules

@Suite struct RouterBypassTests {
  @Test func `names the maker of the screen and the Router that should make it`() throws {
    let result = Rule.routerBypass.evaluate(try Faulty.named("router-bypass"))
    #expect(result.findings.map(\.text) == ["View made Detail.View itself; Router should."])
    #expect(result.findings.map(\.rows) == [[9]])
    #expect(result.description == "judged 1 object")
  }

  @Test(arguments: [
    "lanes User View ViewModel\nUser -> View  tap 1\n  View ->* Detail.View",
    "lanes User View Coordinator\nUser -> View  tap 1\n  Coordinator ->* Detail  View, Presenter",
    "lanes User View Router\nUser -> View  tap 1\n  View ->* Detail.Presenter",
  ]) func `finds nothing if the Router makes the screen, or there is no Router`(notation: String)
    throws
  {
    #expect(try evaluate(.routerBypass, notation).findings == [])
  }
}
