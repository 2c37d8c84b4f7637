import Testing
import Traces

@testable import CollaborationRules

@Suite struct AllWeakTests {
  @Test func `names the weak references, the released objects and the lost message`() throws {
    let result = try evaluate(.allWeak, Faulty.allWeak)
    let finding = try #require(result.findings.first)
    #expect(result.findings.count == 1)
    #expect(
      finding.text == "View.presenter and Presenter.interactor are weak; "
        + "no object holds Presenter and Interactor."
    )
    #expect(finding.details.last == "So #2 reached no object.")
    #expect(finding.rows == [2])
    #expect(result.description == "judged 3 objects")
  }

  @Test func `ignores an object without references, which other rules find`() throws {
    #expect(try evaluate(.allWeak, Faulty.nilLink).findings == [])
  }

  @Test func `ignores objects released when the module is closed`() throws {
    let result = try evaluate(
      .allWeak,
      """
      = assembly User ->* View  View, Presenter
      = wired View.presenter weak Presenter
      User -> View  close
        User -x* View  View, Presenter
      """
    )
    #expect(result.findings == [])
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
    #expect(result.findings.map(\.rows) == [[2]])
  }

  @Test func `ignores objects released with an owner that was never linked`() throws {
    let notation = """
      = assembly User ->* View      View, Presenter, Interactor
      = wired Presenter.view weak View
      = wired Presenter.interactor strong Interactor
      = wired Interactor.presenter weak Presenter
      = assembly User -x* Presenter  Presenter, Interactor
      """
    #expect(try evaluate(.allWeak, notation).findings == [])
  }
}
