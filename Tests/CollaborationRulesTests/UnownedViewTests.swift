import Testing
import Traces

@testable import CollaborationRules

@Suite struct UnownedViewTests {
  @Test func `names the declaration`() throws {
    let result = try evaluate(.unownedView, Faulty.unownedView)
    #expect(
      result.findings.map(\.text) == [
        "Presenter.view is unowned; a View can go before the Presenter."
      ]
    )
    #expect(result.description == "judged 1 seam")
    #expect(
      result.findings.first?.details.last
        == "It would be safe if only the View held the Presenter; Interactor.listener may hold it too."
    )
  }

  @Test func `ignores an unowned View of a Presenter that only the View holds`() throws {
    let wired = """
      = wired View.presenter strong Presenter
      = wired Presenter.view unowned View
      """
    #expect(try evaluate(.unownedView, wired).findings == [])
  }

  @Test func `suppresses the finding of late-reply about the same message`() throws {
    let trace = try Trace(notation: Healthy.articles + Faulty.lateReply)
    let unowned = Seam("view", .unowned, as: "ArticlesView")
    let events = trace.events.map { event in
      var event = event
      if event.seam?.property == "view" { event.seam = unowned }
      if event.kind == .lost { event.seam = unowned }
      return event
    }
    let review = Review(Evidence(Trace(lanes: trace.lanes, events: events)))
    #expect(review.findings.map(\.name) == ["unowned-view"])
    #expect(review.findings.first?.rows == [9])
    #expect(review.findings.first?.repair == "weak var view: ArticlesView? in Presenter")
  }

  @Test func `ignores unowned references between Views and to a Presenter`() throws {
    let wired = """
      = wired Interactor.presenter unowned Presenter
      = wired Cell.View.table unowned View
      """
    #expect(try evaluate(.unownedView, wired).findings == [])
  }
}
