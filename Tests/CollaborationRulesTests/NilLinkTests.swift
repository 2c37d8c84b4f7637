import Testing
import Traces

@testable import CollaborationRules

@Suite struct NilLinkTests {
  @Test func `finds one reference once, however many messages were lost`() throws {
    let result = try evaluate(
      .nilLink,
      """
      View -x presenter  load() [nil]
      View -x presenter  load() [nil]
      View -x presenter  stop() [nil]
      """
    )
    #expect(result.findings.map(\.rows) == [[1, 2, 3]])
    #expect(result.findings.first?.details.last == "So were #2 and #3.")
  }

  @Test func `lists the candidates for a lost message`() throws {
    let result = try evaluate(.nilLink, "View -x presenter  load() or stop() [nil]")
    #expect(result.findings.first?.details == ["#1 one of load() or stop() was lost."])
  }

  @Test func `finds a reference that was set to nil and never set again`() throws {
    let wired = "= wired View.presenter strong nil"
    #expect(try evaluate(.nilLink, wired).findings.count == 1)
    let again = wired + "\n= wired View.presenter strong Presenter"
    #expect(try evaluate(.nilLink, again).findings == [])
  }

  @Test func `ignores messages to released objects, which other rules find`() throws {
    #expect(try evaluate(.nilLink, "Presenter -x View show(_:) [gone]").findings == [])
  }

  @Test(arguments: [true, false])
  func `ignores a reference that was set to nil on purpose`(wasSet: Bool) throws {
    let set = wasSet ? "= wired Presenter.view weak View\n= wired Presenter.view weak nil\n" : ""
    var trace = try Trace(notation: set + "Presenter -x view  show() [nil]")
    let last = trace.events.count - 1
    trace.events[last].seam = Seam("view", .weak, as: "ViewProtocol")
    #expect(Rule.nilLink.evaluate(Evidence(trace)).findings.isEmpty == wasSet)
  }

  @Test func `finds a message lost before the reference was set`() throws {
    var trace = try Trace(
      notation: """
        Presenter -x view  show() [nil]
        = wired Presenter.view weak View
        = wired Presenter.view weak nil
        """
    )
    trace.events[0].seam = Seam("view", .weak, as: "ViewProtocol")
    #expect(Rule.nilLink.evaluate(Evidence(trace)).findings.map(\.rows) == [[1]])
  }

  @Test func `names no role for a listener that the protocol does not name`() throws {
    let wired = "= wired View.delegate weak nil"
    let finding = try #require(try evaluate(.nilLink, wired).findings.first)
    #expect(finding.text == "View.delegate is nil; no object hears what the View sends.")
    #expect(finding.repair == "set view.delegate in the assembly of the module")
  }

  @Test(arguments: [
    ("Builder", "where Builder makes Payment.Interactor"),
    ("User", "in the assembly of the module"),
  ])
  func `names the object that made the owner of the reference`(maker: String, text: String) throws {
    let result = try evaluate(
      .nilLink,
      """
      User -> Router  pay()
        \(maker) ->* Payment  Router, Interactor
        = wired Payment.Interactor.router weak nil
      """
    )
    #expect(result.findings.map(\.repair) == ["interactor.router = router \(text)"])
  }

  @Test func `takes the requester as the output of an Interactor`() throws {
    let finding = try #require(
      try evaluate(
        .nilLink,
        """
        = wired Presenter.interactor strong Interactor
        = wired Interactor.output weak nil
        Presenter -> Interactor  load()
          Interactor -x output  didLoad() [nil]
        """
      )
      .findings.first
    )
    #expect(finding.text == "Interactor.output is nil; an Interactor needs a Presenter there.")
    #expect(finding.repair == "interactor.output = presenter in the assembly of the module")
  }

  @Test func `quotes the line of the source that sets the reference`() throws {
    let owner = Participant(.presenter, type: "TodoDetailPresenter", module: "Detail")
    var event = Event(.wired, from: owner)
    event.seam = Seam("moduleOutput", .weak, as: "TodoDetailModuleOutput")
    let line = { (text: String, function: String) in
      SourceFacts.Assignment(text, to: "moduleOutput", in: function)
    }
    let source = SourceFacts(assignments: [
      line("presenter.moduleOutput = list", "TodoListRouter.createModule()"),
      line("presenter.moduleOutput = output", "TodoDetailRouter.createModule()"),
      line("view.moduleOutput = output", "TodoDetailRouter.createModule()"),
    ])
    let evidence = Evidence(Trace(events: [event]), source: source)
    let finding = Rule.nilLink.evaluate(evidence).findings[0]
    let text = "Detail.Presenter.moduleOutput is nil; no object hears what the Presenter sends."
    #expect(finding.text == text)
    #expect(finding.repair == "presenter.moduleOutput = output in TodoDetailRouter.createModule()")
  }

  @Test func `finds an unset reference whose target was released because of it`() throws {
    let result = try evaluate(
      .nilLink,
      """
      = wired View.presenter strong Presenter
      User -> View  tap 1
        Router ->* Detail  Presenter, Router
        = wired Detail.Presenter.router strong nil
        User -x* Detail.Router

      """
    )
    let texts = result.findings.map(\.text)
    #expect(texts == ["Detail.Presenter.router is nil; a Presenter needs a Router there."])
  }
}
