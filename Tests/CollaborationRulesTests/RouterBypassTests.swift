import Testing
import Traces

@testable import CollaborationRules

@Suite struct RouterBypassTests {
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
