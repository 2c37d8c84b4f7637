import Testing
import Traces

@testable import CollaborationRules

@Suite struct ChildKeptTests {
  @Test func `finds a screen that is still alive but off the stack`() throws {
    let back = """
      User -> Edit.View             back
        = calls Edit.View viewWillDisappear(_:)
        = calls View viewWillAppear(_:)
      """
    let trace = try Trace(notation: Healthy.rpvc).followed(by: back)
      .followed(by: Healthy.children)
    #expect(Rule.childKept.evaluate(Evidence(trace)).findings.count == 1)
  }

  @Test func `ignores a child whose screen is still open`() throws {
    let trace = try Trace(notation: Healthy.rpvc).followed(by: Healthy.children)
    let result = Rule.childKept.evaluate(Evidence(trace))
    #expect(result.findings == [])
    #expect(result.description == "judged 1 object")
  }

  @Test(arguments: ["Edit.View -x presenter  didClose() [nil]", "View -x presenter  tick() [nil]"])
  func `ignores a child whose module lost a message at a nil reference`(loss: String) throws {
    let trace = try Faulty.left(holding: Healthy.children).followed(by: loss)
    #expect(
      Rule.childKept.evaluate(Evidence(trace)).findings.isEmpty == loss.hasPrefix("Edit.")
    )
  }

  @Test(arguments: [true, false])
  func `ignores a child that was made before the visit of its screen`(isEarly: Bool) throws {
    let child = "Edit.Coordinator  Edit.Coordinator"
    let trace = try Trace(
      notation: """
        = assembly User ->* Coordinator  Coordinator
        \(isEarly ? "= assembly User ->* \(child)" : "")
        User -> View  tap 1
          View -> Coordinator  edit()
            \(isEarly ? "" : "Coordinator ->* \(child)")
            Coordinator -> Edit.Coordinator  start()
              Edit.Coordinator ->* Edit.View  Edit.View
        User -> Edit.View  back
          User -x* Edit.View  Edit.View
        """
    )
    .followed(by: ObjectGraph("Coordinator.edit strong Edit.Coordinator"))
    #expect(Rule.childKept.evaluate(Evidence(trace)).findings.isEmpty == isEarly)
  }
}
