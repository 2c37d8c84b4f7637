import Testing
import Traces

@testable import CollaborationRules

@Suite struct NoReplyTests {
  @Test func `names the unanswered request`() throws {
    let result = try evaluate(.noReply, Faulty.noReply)
    #expect(
      result.findings.map(\.text) == [
        "Interactor never answered #7 loadArticles(); Presenter is still waiting."
      ]
    )
    #expect(result.findings.map(\.rows) == [[7]])
    #expect(result.description == "judged 2 requests")
  }

  @Test func `finds an answer that was dropped, and not the request as well`() throws {
    let result = try evaluate(
      .noReply,
      Faulty.noReply + "\n      Interactor -x Presenter  didLoad([3 Article]) [dropped]"
    )
    #expect(result.findings.map(\.rows) == [[8]])
  }

  @Test(arguments: [("didLoad()", "Interactor", 0), ("other()", "View", 1)])
  func `accepts a call back without a cause as an answer`(
    message: String,
    sender: String,
    count: Int
  ) throws {
    let notation = Faulty.noReply + "\n\(sender) -> Presenter  \(message)"
    #expect(try evaluate(.noReply, notation).findings.count == count)
  }

  @Test func `reports that answers are not judged while work is pending`() throws {
    let evidence = Evidence(try Trace(notation: Faulty.noReply), pending: 1)
    let review = Review(evidence)
    #expect(review.findings == [])
    #expect(review.openTopics == [.lifetimes, .answers])
    #expect(
      review.openQuestions == [
        "Not judged: who holds whom. No object graph was read yet: ask again after the action.",
        "Not judged: who was answered. Something still runs or is due: ask again when it has ended.",
      ]
    )
  }

  @Test func `finds a request that was answered in another scenario`() throws {
    let silent = try Trace(
      notation: "View -> Presenter  open()\n  Presenter -> Interactor  total()"
    )
    let other = try Trace(
      notation: "Presenter -> Interactor  total()\n  Interactor -> Presenter  didAdd()"
    )
    #expect(Rule.noReply.evaluate(Evidence(silent)).findings == [])
    #expect(Rule.noReply.evaluate(Evidence(silent, scenarios: [other])).findings.count == 1)
  }

  @Test func `finds a request whose name asks for data in a trace without references`()
    throws
  {
    let notation = "View -> Presenter  open()\n  Presenter -> Interactor  load()"
    #expect(try evaluate(.noReply, notation).findings.count == 1)
    let shown = notation + "\n    Interactor -> View  show()"
    #expect(try evaluate(.noReply, shown).findings == [])
  }

  @Test func `finds a request without an answer though a reference leads back`() throws {
    let notation = """
      = wired Interactor.presenter weak Presenter
      View -> Presenter  open()
        Presenter -> Interactor  load()
      """
    #expect(try evaluate(.noReply, notation).findings.count == 1)
  }

  @Test func `expects no answer to a Router, which activates the Interactor of a RIB`() throws {
    let notation = """
      = wired Interactor.router weak Router
      View -> Router  launch()
        Router -> Interactor  activate()
      """
    #expect(try evaluate(.noReply, notation).findings == [])
  }

  @Test func `blames the innermost receiver only`() throws {
    let notation = """
      = wired Interactor.presenter weak Presenter
      View -> Presenter  open()
        Presenter -> Interactor  load()
          Interactor -> Repository  fetchAll(completion:)
      """
    #expect(try evaluate(.noReply, notation).findings.map(\.rows) == [[3]])
  }

  @Test func `accepts the answer to an equal request as an answer`() throws {
    let notation = """
      View -> Presenter  open()
        Presenter -> Interactor  load()
        Presenter -> Interactor  load()
      = 100ms
      Interactor -> Presenter  didLoad() ^2
      """
    #expect(try evaluate(.noReply, notation).findings == [])
  }

  @Test func `expects no answer for a requester that left before it was due`() throws {
    #expect(Rule.noReply.evaluate(try Healthy.leftEarly).findings == [])
  }

  @Test(arguments: [("-->", 1), ("-->!", 0)])
  func `expects a reply if another request of its kind returned a value, not if it threw`(
    arrow: String,
    count: Int
  ) throws {
    let asked = """
      View -> Presenter  save()
        Presenter -> Interactor  update()
      """
    let other = try Trace(notation: asked + "\n  Interactor \(arrow) Presenter  Oops")
    let evidence = Evidence(try Trace(notation: asked), scenarios: [other])
    #expect(Rule.noReply.evaluate(evidence).findings.count == count)
  }
}
