import Testing
import Traces

@testable import CollaborationRules

@Suite struct UnownedViewTests {
  @Test(arguments: [
    "= wired View.presenter strong Presenter\n= wired Presenter.view unowned View",
    "= wired Interactor.presenter unowned Presenter\n= wired Cell.View.table unowned View",
  ]) func `ignores a View whose Presenter only it holds, and references to other objects`(
    wired: String
  ) throws {
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
}
