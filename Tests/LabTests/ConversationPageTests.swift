import TerminalText
import Testing

@testable import Lab

/// The pages of `explain` for names in a conversation.
@Suite struct ConversationPageTests {
  private let session = Session(settings: Settings(width: 1_000))

  private func explained(_ name: String, after actions: String) async -> String {
    _ = await session.answer(actions)
    return await session.answer("explain \(name)").text.plain
  }

  @Test(arguments: ["ProductListInteractor", "productlistinteractor"])
  func `lists the messages and the references of a class`(name: String) async {
    #expect(
      await explained(name, after: "load products; open") == """
        Interactor: ProductListInteractor
        sends     loadProducts() to Store, didFetchProducts(_:) to Presenter
        receives  getProducts() from Presenter
        holds     Presenter, Store
        held by   Presenter.interactor (strong)
        source    ProductListInteractor.swift:16, ProductListInteractor.swift:17

        """
    )
  }

  @Test(arguments: ["showProducts", "showProducts(_:)"])
  func `lists the direction and the rows of a message`(name: String) async {
    #expect(
      await explained(name, after: "load products; open; reload; open") == """
        showProducts(_:)
        goes      from Presenter to View
        rows      #7
        source    ProductListPresenter.swift:32

        """
    )
  }

  @Test(arguments: ["ProductListPresenterProtocol", "productlistpresenterprotocol"])
  func `lists the messages of a protocol, and the types that conform to it`(name: String) async {
    #expect(
      await explained(name, after: "load products") == """
        ProductListPresenterProtocol: a protocol
        declares  fetchProducts(), didSelectProduct(at:)
        adopted   by ProductListPresenter (Presenter)
        held by   View.presenter (strong)
        source    ProductListProtocols.swift:13

        """
    )
  }

  @Test func `lists what a nested protocol inherits, and who conforms to it by another`() async {
    let contract = await explained("TodoListContract.View", after: "load todos mvp")
    #expect(contract.contains("\nadopted   by TodoListViewController (View)\n"))
    let listener = await explained("TodoListInteractable", after: "load todos ribs")
    #expect(listener.contains("\ninherits  TodoDetailListener\n"))
    let inherited = await explained("TodoDetailListener", after: "load todos ribs")
    #expect(inherited.contains("\nadopted   by TodoListInteractor (Interactor)\n"))
  }

  @Test func `names at most eight values per line`() async {
    let text = await explained("ProductListPresenter", after: "load products; open")
    #expect(!text.contains(" more"))
    let row = Array(repeating: "tap 1; back", count: 9).joined(separator: "; ")
    let long = await explained("didSelectProduct", after: row)
    #expect(long.contains("rows      #9, "))
    #expect(long.contains(", 1 more\n"))
  }

  @Test func `has no page for a role, nor for a message that was not sent`() async {
    let text = await explained("presenter", after: "load products; open")
    #expect(!text.contains("ProductListPresenter"))
    #expect(await explained("didSelectProduct", after: "load products").contains("no explanation"))
  }

  @Test(arguments: [
    ("productlistpresentr", "load products", "ProductListPresenter"),
    ("showProduct", "load products; open", "showProducts"),
    ("Detail.Presentr", "load products; open; tap 1", "Detail.Presenter"),
    ("nil-lnk", "load products", "nil-link"),
    ("ProductListPresenterProtocl", "load products", "ProductListPresenterProtocol"),
  ])
  func `suggests a name of the conversation for one that was mistyped`(
    name: String,
    actions: String,
    suggestion: String
  ) async {
    let text = await explained(name, after: actions)
    #expect(text.hasPrefix("There is no explanation of \(name). Did you mean \(suggestion)"))
  }
}
