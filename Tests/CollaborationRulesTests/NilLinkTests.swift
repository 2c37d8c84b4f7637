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

  private static let loss = "Presenter -x view  show() [nil]\n"
  private static let set = "= wired Presenter.view weak View\n= wired Presenter.view weak nil\n"

  @Test(arguments: [(set + loss, []), (loss, [[1]]), (loss + set, [[1]])])
  func `ignores a reference that was set to nil on purpose`(notation: String, rows: [[Int]]) throws
  {
    var trace = try Trace(notation: notation)
    let index = try #require(trace.events.firstIndex { $0.kind == .lost })
    trace.events[index].seam = Seam("view", .weak, as: "ViewProtocol")
    #expect(Rule.nilLink.evaluate(Evidence(trace)).findings.map(\.rows) == rows)
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

  static let texts: [(notation: String, text: String, repair: String)] = [
    // a listener, whose role the protocol does not name
    (
      "= wired View.delegate weak nil",
      "View.delegate is nil; no object hears what the View sends.",
      "set view.delegate in the assembly of the module"
    ),
    // the requester as the output of an Interactor
    (
      """
      = wired Presenter.interactor strong Interactor
      = wired Interactor.output weak nil
      Presenter -> Interactor  load()
        Interactor -x output  didLoad() [nil]
      """,
      "Interactor.output is nil; an Interactor needs a Presenter there.",
      "interactor.output = presenter in the assembly of the module"
    ),
  ]

  @Test(arguments: texts)
  func `names the role that is needed`(notation: String, text: String, repair: String) throws {
    let finding = try #require(try evaluate(.nilLink, notation).findings.first)
    #expect(finding.text == text)
    #expect(finding.repair == repair)
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
