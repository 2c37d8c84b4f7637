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

  @Test(arguments: Seam.Strength.allCases) func `names the strength that the trace shows`(
    strength: Seam.Strength
  ) throws {
    let notation = Faulty.allWeak.replacing("weak Presenter", with: "\(strength) Presenter")
      .replacing("weak Interactor", with: "\(strength) Interactor")
    let texts = try evaluate(.allWeak, notation).findings.map(\.text)
    #expect(texts.allSatisfy { $0.contains(" \(strength); no object holds ") })
    #expect(texts.count == 1)
  }
}
