import Testing
import Traces

@testable import CollaborationRules

@Suite struct NoReplyTests {
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
    let silent = "View -> Presenter  open()\n  Presenter -> Interactor  total()"
    let other = "Presenter -> Interactor  total()\n  Interactor -> Presenter  didAdd()"
    #expect(try evaluate(.noReply, silent).findings == [])
    #expect(try evaluate(.noReply, silent, scenarios: other).findings.count == 1)
  }

  @Test(arguments: ["= wired Interactor.presenter weak Presenter\n", ""])
  func `finds a request whose name asks for data, with a reference that leads back or without`(
    wired: String
  ) throws {
    let notation = wired + "View -> Presenter  open()\n  Presenter -> Interactor  load()"
    #expect(try evaluate(.noReply, notation).findings.count == 1)
  }

  @Test(arguments: [
    """
    View -> Presenter  open()
      Presenter -> Interactor  load()
        Interactor -> View  show()
    """,
    """
    = wired Interactor.router weak Router
    View -> Router  launch()
      Router -> Interactor  activate()
    """,
    """
    View -> Presenter  open()
      Presenter -> Interactor  load()
      Presenter -> Interactor  load()
    = 100ms
    Interactor -> Presenter  didLoad() ^2
    """,
  ]) func `accepts a message to the View, the Router of a RIB, and the answer to an equal request`(
    notation: String
  ) throws {
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
    let other = asked + "\n  Interactor \(arrow) Presenter  Oops"
    #expect(try evaluate(.noReply, asked, scenarios: other).findings.count == count)
  }
}
