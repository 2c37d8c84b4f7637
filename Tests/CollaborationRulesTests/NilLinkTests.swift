import Testing
import Traces

@testable import CollaborationRules

@Suite struct NilLinkTests {
  private let broken = """
    lanes User View Presenter Interactor Store Router
    = assembly User ->* Store     Store, View, Presenter, Interactor, Router
    = wired View.presenter strong Presenter
    = wired Presenter.view weak View
    = wired Interactor.presenter weak Presenter
    = assembly User -x* Interactor
    User -> View                  open
      View -> Presenter             fetchProducts()
        Presenter -x interactor       getProducts() [nil]
    """

  @Test func `names the reference, the row and the line that is missing`() throws {
    let judgement = try judged(.nilLink, broken)
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
}
