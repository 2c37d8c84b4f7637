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

  @Test(arguments: [
    "Controller -> Store  loadProducts()",
    "View -> Store  loadProducts()",
    "lanes View Presenter Coordinator\nView -> Coordinator  didTapEdit()",
    "lanes Presenter Detail.View Store\nDetail.View -> Store  loadProduct()",
  ]) func `finds nothing without a role to bypass`(notation: String) throws {
    #expect(try evaluate(.viewBypass, notation).findings == [])
  }
}

@Suite struct RouterBypassTests {
  @Test(arguments: [
    "lanes User View ViewModel\nUser -> View  tap 1\n  View ->* Detail.View",
    "lanes User View Coordinator\nUser -> View  tap 1\n  Coordinator ->* Detail  View, Presenter",
    "lanes User View Router\nUser -> View  tap 1\n  View ->* Detail.Presenter",
  ]) func `finds nothing if the Router makes the screen, or there is no Router`(notation: String)
    throws
  {
    #expect(try evaluate(.routerBypass, notation).findings == [])
  }
}
