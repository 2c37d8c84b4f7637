import Testing
import Traces

@testable import CollaborationRules

@Suite struct LateReplyTests {
  private static let answer = """

    = 300ms
    Interactor -> Presenter       didLoad([3 Article]) ^4
      Presenter -> View             showArticles([3 ArticleRow])
    """

  @Test(arguments: [("", "It was delivered."), ("\n  User -x* View", "By then View was gone.")])
  func `says whether the View that was left still existed`(release: String, detail: String) throws {
    let left = """
      User -> View  close
        = calls View viewWillDisappear(_:)
      """
    let notation = Healthy.articles + left + release + Self.answer
    let result = try evaluate(.lateReply, notation)
    #expect(result.findings.map(\.details.last) == [detail])
  }

  @Test(arguments: [
    """
    User -> View  tap 1
      = calls View viewWillDisappear(_:)
      = calls Detail.View viewWillAppear(_:)
    """ + answer,
    """
    User -> View  close
      = calls View viewWillDisappear(_:)
    User -> View  open
      = calls View viewWillAppear(_:)
    """ + answer,
    """
    User -> View  close
      = calls View viewWillDisappear(_:)
      View -> Presenter  viewWillDisappear()
        Presenter -> View  stopSpinner()
    """,
  ]) func `ignores a View that is covered, came back, or is left by this very message`(
    departure: String
  ) throws {
    #expect(try evaluate(.lateReply, Healthy.articles + departure).findings == [])
  }

  @Test func `finds a late answer in a trace written by hand, as in the README`() throws {
    let readme = """
      User -> View                open
        View -> Presenter           load()
          Presenter -> Interactor     fetch(then: {closure})
      User -> View                close
      = 300ms
      Interactor ~> Presenter     completion([2 Product]) ^3
        Presenter -> View           showProducts([2 ProductRow])
      """
    let detail = "#2 load() asked; View was left in #4; the answer is #6 showProducts(_:)."
    #expect(try evaluate(.lateReply, readme).findings.map(\.details.first) == [detail])
  }

  @Test(arguments: ["Presenter ~> View  show([2 Row]) ^2", "Presenter -x View  show(_:) [gone] ^2"])
  func `finds a late answer to the View itself`(_ answer: String) throws {
    let asked = """
      User -> View         open
        View -> Presenter    load()
      User -> View         close
        User -x* View

      """
    let left = answer.contains("-x") ? asked : asked.replacing("  User -x* View\n", with: "")
    #expect(try evaluate(.lateReply, left + answer).findings.count == 1)
  }

  @Test(arguments: [
    ("load(then: {closure})", "completion(.success([2 Row]))"), ("rows", "rows([2 Row])"),
  ])
  func `ignores a lost closure of the View itself`(request: String, answer: String) throws {
    let text = """
      User -> View     open
        View -> Store    \(request)
      User -> View     close
        User -x* View
      Store -x View    \(answer) [gone] ^2
      """
    #expect(try evaluate(.lateReply, text).findings == [])
  }

  @Test func `ignores Views that the recorder holds`() throws {
    let left =
      Healthy.articles + """
        User -> View  close
          = calls View viewWillDisappear(_:)
        """ + Self.answer
    let held = ObjectGraph(participants: [Participant(named: "View")])
    let trace = try Trace(notation: left).followed(by: held)
    let free = try Trace(notation: left).followed(by: ObjectGraph(participants: []))
    #expect(Rule.lateReply.evaluate(Evidence(trace)).findings.count == 1)
    #expect(Rule.lateReply.evaluate(Evidence(trace, secondRecording: trace)).findings.count == 1)
    #expect(Rule.lateReply.evaluate(Evidence(trace, secondRecording: free)).findings == [])
  }
}
