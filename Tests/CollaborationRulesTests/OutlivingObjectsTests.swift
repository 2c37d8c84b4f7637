import Testing
import Traces

@testable import CollaborationRules

@Suite struct LeftBehindTests {
  private static let leaving = """
    somebody -> View      viewWillAppear(true)
    somebody -> Add.View  viewDidAppear(true)
    User -> Add.View      saveTapped
      Add.View -> Add.Presenter  save()
    somebody -> Add.View  viewWillDisappear(true)
      Add.View -> Add.Presenter  willLeave()

    """
  private static let coming = """
    somebody -> View      viewWillAppear(true)
      View -> Presenter          update()

    """
  private static let tick = "somebody -> Add.Presenter  tick()\n"
  private static let end = "somebody -> Add.View  viewDidDisappear(true)\n"

  /// Returns the result for a trace at whose end closures hold the objects of both screens.
  private func result(_ notation: String) throws -> RuleResult {
    let graph = ObjectGraph(
      "View.presenter strong Presenter",
      "Presenter.view weak View",
      "Add.View.presenter strong Add.Presenter"
    )
    return Rule.leftBehind.evaluate(Evidence(try Trace(notation: notation).followed(by: graph)))
  }

  @Test(arguments: [leaving, leaving + coming])
  func `does not judge a screen that is still being left`(notation: String) throws {
    let result = try result(notation)
    #expect(result.findings == [])
    #expect(result.description == "judged nothing: a screen was still being left")
    let review = Review(
      Evidence(try Trace(notation: notation).followed(by: ObjectGraph("View.tick"))),
      by: [.leftBehind]
    )
    let sentence = "Not judged: left-behind (a screen was still being left)."
    #expect(review.unevaluatedRules == sentence)
  }

  @Test(arguments: [leaving + tick, leaving + end, leaving + coming + tick, leaving + coming + end])
  func `judges a screen with a later row in which it could have been released`(notation: String)
    throws
  {
    let texts = try result(notation).findings.map(\.text)
    #expect(texts == ["Add.View is still there, though Add.View was left."])
  }

  @Test func `judges a screen that was left when the module was closed`() throws {
    let closed = """
      User -> View  open
        View -> Presenter  load()
      User -> View  close
        = calls View viewWillDisappear(_:)
      """
    let texts = try result(closed).findings.map(\.text)
    #expect(texts == ["Presenter and View are still there, though View was left."])
  }
}

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
    #expect(Rule.childKept.evaluate(Evidence(trace)).findings.isEmpty == loss.hasPrefix("Edit."))
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
