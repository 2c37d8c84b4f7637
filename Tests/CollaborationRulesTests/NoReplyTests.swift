import Testing
import Traces

@testable import CollaborationRules

@Suite struct NoReplyTests {
  @Test func `names the request and both objects`() throws {
    let findings = try evaluate(.noReply, Faulty.noReply).findings
    let text = "Interactor never answered #7 loadArticles(); Presenter is still waiting."
    #expect(findings.map(\.text) == [text] && findings[0].rows == [7])
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

/// A View that observes reads again after each change of its ViewModel.
@Suite struct UnreadChangesTests {
  private static let list = """
    lanes User View ViewModel Store
    User -> View                open
      = calls View viewWillAppear(_:)
      View -> ViewModel           rows
      ViewModel --> View          [3 TodoRow]
    User -> View                press Delete
      View -> ViewModel           delete(at: 1)
        ViewModel -> Store          todos()
        Store --> ViewModel         [2 Todo]
    """

  private func findings(after rest: String) throws -> [Finding] {
    try evaluate(.noReply, Self.list + rest).findings
  }

  @Test func `names the last read and what came later`() throws {
    #expect(try findings(after: "").map(\.rows) == [[2, 7]])
  }

  @Test(arguments: [
    "  View -> ViewModel           message", "  ViewModel -> View           show([2 TodoRow])",
    "  ViewModel -x View           show([2 TodoRow]) [nil]",
    "  = calls View viewWillDisappear(_:)", "User -x* View",
  ])
  func `accepts a View that reads again, is told, or is no longer shown`(line: String) throws {
    #expect(try findings(after: "\n" + line) == [])
  }

  @Test func `judges no View that has been sent a message before`() throws {
    let told = "  ViewModel -> View           show([3 TodoRow])\nUser -> View                press"
    let list = Self.list.replacing("User -> View                press", with: told)
    #expect(try evaluate(.noReply, list).findings == [])
  }

  @Test func `judges a View that was covered when it appears again`() throws {
    let covered = "\n  = calls View viewWillDisappear(_:)"
    #expect(try findings(after: covered + "\n  = calls View viewWillAppear(_:)").count == 1)
  }

  @Test(arguments: ["[2 Todo]", "[]"])
  func `asks for no second read of what did not change`(value: String) throws {
    let read = "\n  View -> ViewModel           rows\n  ViewModel --> View          []"
    let again = """

      User -> View                refresh
        View -> ViewModel           load()
          ViewModel -> Store          todos()
          Store --> ViewModel         \(value)
      """
    #expect(try findings(after: read + again).count == (value == "[2 Todo]" ? 0 : 1))
  }

  @Test func `finds an error that nobody shows, and not the same error twice`() throws {
    let read = "\n  View -> ViewModel           rows"
    let error = """

      User -> View                press Delete
        View -> ViewModel           delete(at: 1)
          ViewModel -> Store          delete(id: 2)
          Store -->! ViewModel        Gone
      """
    #expect(try findings(after: read + error).map(\.rows) == [[8, 12]])
    #expect(try findings(after: read + error + read + error) == [])
  }
}
