import Testing
import Traces

@testable import CollaborationRules

@Suite struct NilLinkTests {
  @Test func `names the reference, the row and the line that is missing`() throws {
    let judgement = try judged(.nilLink, Faulty.nilLink)
    let finding = try #require(judgement.findings.first)
    #expect(judgement.findings.count == 1)
    #expect(finding.text == "Presenter.interactor is nil; a Presenter needs an Interactor there.")
    #expect(
      finding.details == [
        "#3 getProducts() was lost: interactor?.getProducts() does nothing.",
        "The Interactor itself is gone: nobody held it after createModule().",
      ]
    )
    #expect(finding.repair == "presenter.interactor = interactor in createModule()")
    #expect(finding.rows == [3])
    #expect(judgement.description == "judged 2 messages and 4 seams")
  }

  @Test func `finds one reference once, however often it was needed`() throws {
    let judgement = try judged(
      .nilLink,
      """
      View -x presenter  load() [nil]
      View -x presenter  load() [nil]
      View -x presenter  stop() [nil]
      """
    )
    #expect(judgement.findings.map(\.rows) == [[1, 2, 3]])
    #expect(judgement.findings.first?.details.last == "So were #2 and #3.")
  }

  @Test func `says so where one of several messages was lost`() throws {
    let judgement = try judged(.nilLink, "View -x presenter  load() or stop() [nil]")
    #expect(judgement.findings.first?.details == ["#1 one of load() or stop() was lost."])
  }

  @Test func `finds a reference that was set to nil and never set again`() throws {
    let wired = "= wired View.presenter strong nil"
    #expect(try judged(.nilLink, wired).findings.count == 1)
    let again = wired + "\n= wired View.presenter strong Presenter"
    #expect(try judged(.nilLink, again).findings == [])
  }

  @Test func `leaves what is gone to others`() throws {
    #expect(try judged(.nilLink, "Presenter -x View show(_:) [gone]").findings == [])
  }
}
