import Testing
import Traces

@testable import CollaborationRules

@Suite struct AllWeakTests {
  @Test(arguments: [
    Faulty.nilLink,
    """
    = assembly User ->* View  View, Presenter
    = wired View.presenter weak Presenter
    User -> View  close
      User -x* View  View, Presenter
    """,
    """
    = assembly User ->* View      View, Presenter, Interactor
    = wired Presenter.view weak View
    = wired Presenter.interactor strong Interactor
    = wired Interactor.presenter weak Presenter
    = assembly User -x* Presenter  Presenter, Interactor
    """,
  ]) func `ignores objects without references, released at close or with an unlinked owner`(
    notation: String
  ) throws {
    #expect(try evaluate(.allWeak, notation).findings == [])
  }

  @Test func `finds released objects of a module that is made later`() throws {
    let result = try evaluate(
      .allWeak,
      """
      User -> View  tap 1
        View -> Router  open()
          Router ->* Detail  View, Presenter
          = wired Detail.View.presenter weak Detail.Presenter
          Router -x* Detail.Presenter
      """
    )
    #expect(result.findings.count == 1)
  }

  @Test func `finds a reference that is recorded as strong and did not hold`() throws {
    let strong = Faulty.allWeak.replacing(
      "presenter weak Presenter",
      with: "presenter strong Presenter"
    )
    let result = try evaluate(.allWeak, strong)
    #expect(result.findings.map(\.rows) == [[2], []])
    #expect(result.findings.first?.text == "View.presenter is strong; no object holds Presenter.")
  }

  @Test func `does not call a strong reference weak that was set to nil`() throws {
    var trace = try Trace(
      notation: """
        = assembly User ->* View  View, Presenter, Interactor
        = wired View.presenter strong Presenter
        = wired Presenter.interactor strong Interactor
        = wired Presenter.interactor strong nil
        = assembly User -x* Interactor
        User -> View  open
          View -> Presenter  load()
            Presenter -x interactor  load() [nil]
        """
    )
    trace.events[trace.events.count - 1].seam = Seam("interactor", as: "InteractorProtocol")
    let finding = try #require(Rule.allWeak.evaluate(Evidence(trace)).findings.first)
    #expect(finding.text == "Presenter.interactor is nil; no object holds Interactor.")
    #expect(finding.repair == "keep Presenter.interactor set")
    #expect(finding.rows == [3])
  }
}

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
      if event.seam?.property == "view" || event.kind == .lost { event.seam = unowned }
      return event
    }
    let review = Review(Evidence(Trace(lanes: trace.lanes, events: events)))
    #expect(review.findings.map(\.name) == ["unowned-view"])
    #expect(review.findings.first?.rows == [9])
    #expect(review.findings.first?.repair == "weak var view: ArticlesView? in Presenter")
  }
}
