import Testing
import TraceRecording
import Traces

@Suite struct ConversationTests {
  private let recorder = Recorder()

  @Test func `records sender, receiver, cause and function of each message`() throws {
    let view = recorder.openList()
    #expect(try recorder.rows == Cases.lines("the list opens"))
    let functions = recorder.trace().rows.filter(\.isMessage).map(\.location?.function)
    #expect(
      functions == [
        "viewDidLoad()", "fetchProducts()", "getProducts()", "getProducts()", "answer(_:)",
      ]
    )
    #expect(view.rows.map(\.title) == ["iPhone 16 Pro", "MacBook Air M4"])
  }

  // MARK: Objects

  @Test func `tells a new object from an old one at the same address`() {
    final class Spy: ProductListInteractorProtocol {
      func getProducts() {}
    }
    recorder.recording {
      let presenter = ProductListPresenter()
      for _ in 1...20 { presenter.interactor = Spy() }
      _ = presenter
    }
    let wired = recorder.trace().events.filter { $0.kind == .wired }.compactMap(\.receiver?.ordinal)
    #expect(wired == Array(1...20))
  }

  @Test func `records nothing, and returns the object itself, while it does not record`() {
    let view = recorder.makeList()
    let presenter = view.presenter
    #expect(presenter is ProductListPresenter)
    recorder.recording { #expect((view.presenter is ProductListPresenter) == false) }
    let before = recorder.trace()
    view.viewDidLoad()
    #expect(view.rows.count == 2)
    #expect(recorder.trace() == before)
    // Another recorder records.
    Recorder().recording {
      view.viewDidLoad()
      view.presenter = nil
      view.viewDidLoad()
    }
    #expect(presenter?.numberOfProducts == 2)
    #expect(recorder.trace() == before)
  }

  @Test func `finds the cause around a message of another recorder`() {
    let other = Recorder()
    let one = recorder.makeList()
    recorder.act("open", to: one) { other.act("open") { one.viewDidLoad() } }
    let call = recorder.trace()[row: 2]
    #expect(call?.expectation == "View -> Presenter fetchProducts()")
    #expect(call?.cause == 1)
    #expect(other.trace().rows.map(\.expectation) == ["User -> nobody open"])
  }

  @Test func `leaves objects made outside a recording alone`() {
    let store = ProductStore()
    let view = ProductListRouter.createModule(store: store)
    recorder.act("open", to: nil) { view.viewDidLoad() }
    #expect(view.rows.count == 2)
    #expect(recorder.trace().rows.map(\.expectation) == ["User -> nobody open"])
  }
}

extension Recorder {
  /// The rows of the trace in the notation.
  var rows: [String] {
    trace().notation(lanes: false, details: false).split(separator: "\n").map(String.init)
  }

  func makeList() -> ProductListViewController {
    recording { ProductListRouter.createModule(store: ProductStore()) }
  }

  func open(_ view: ViewController) {
    recording {
      action("open", to: view, calls: "calls viewDidLoad") {
        stageCall("viewDidLoad()", on: view) { view.viewDidLoad() }
      }
    }
  }

  func openList() -> ProductListViewController {
    let view = makeList()
    open(view)
    return view
  }

  @discardableResult func act<R>(
    _ words: String,
    to receiver: @autoclosure () -> AnyObject? = nil,
    _ body: () throws -> R
  ) rethrows -> R {
    try recording { try action(words, to: receiver(), body) }
  }
}
