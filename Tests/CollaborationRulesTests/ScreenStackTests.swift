import Testing
import Traces

@testable import CollaborationRules

@Suite struct ScreenStackTests {
  private let sheet = """
    User -> View  viewDidLoad()
      = calls View viewWillAppear(_:)
    User -> View  addTapped()
      = calls Add.View viewWillAppear(_:)
    User -> Add.View  saveTapped()
      = calls Add.View viewWillDisappear(_:)

    """

  @Test(arguments: ["View", "Other.View"])
  func `an action on a covered screen shows that only the screen above was left`(screen: String)
    throws
  {
    let trace = try Trace(notation: sheet + "User -> \(screen)  addTapped()\nUser -x* View")
    let stack = ScreenStack(trace)
    let view = Participant(named: "View")
    let end = trace.events.count
    #expect((stack.departure(of: view, before: end) == nil) == (screen == "View"))
    #expect(stack.departure(of: Participant(named: "Add.View"), before: end) != nil)
  }
}
