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
