import Testing
import Traces

@testable import CollaborationRules

@Suite struct ViewBypassTests {
  @Test func `names the role that was bypassed, once for each route`() throws {
    let result = try evaluate(
      .viewBypass,
      Healthy.assembly + """

        User -> View  open
          View -> Presenter   viewDidLoad()
          View -> Interactor  getProducts()
          View -> Interactor  getPrices()
          View -> Router      showDetail()
        """
    )
    #expect(
      result.findings.map(\.text) == [
        "View calls Interactor itself; it should ask Presenter.",
        "View calls Router itself; it should ask Presenter.",
      ]
    )
    #expect(result.findings.map(\.rows) == [[3, 4], [5]])
    #expect(result.description == "judged 4 messages")
  }

  @Test func `finds a View that asks the Store though there is a ViewModel`() throws {
    let result = try evaluate(
      .viewBypass,
      "lanes View ViewModel Store\nView -> Store  loadProducts()"
    )
    #expect(result.findings.count == 1)
  }

  @Test(arguments: [
    "Controller -> Store  loadProducts()",
    "View -> Store  loadProducts()",
    "lanes View Presenter Coordinator\nView -> Coordinator  didTapEdit()",
    "lanes Presenter Detail.View Store\nDetail.View -> Store  loadProduct()",
  ]) func `finds nothing without a role to bypass`(notation: String) throws {
    #expect(try evaluate(.viewBypass, notation).findings == [])
  }
}
