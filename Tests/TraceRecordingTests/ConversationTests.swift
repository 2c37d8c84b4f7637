import Testing
import TraceRecording
import Traces

/// Tests sender, receiver and cause of messages.
@Suite struct ConversationTests {
  private let conversation = Conversation()
  private var recorder: Recorder { conversation.recorder }

  @Test func `records the first conversation row by row`() {
    let view = conversation.open()
    #expect(view.rows.map(\.title) == ["iPhone 16 Pro", "MacBook Air M4"])
    #expect(
      conversation.rows == [
        "1: User action View open",
        "2 in 1: View call Presenter fetchProducts()",
        "3 in 2: Presenter call Interactor getProducts()",
        "4 in 3: Interactor call Store loadProducts()",
        "5 in 4: Store return Interactor [2 ProductEntity]",
        "6 in 3: Interactor call Presenter didFetchProducts([2 ProductEntity])",
        "7 in 6: Presenter call View showProducts([2 ProductRow])",
      ]
    )
    let trace = recorder.trace()
    #expect(trace[row: 5]?.message?.name == "loadProducts()")
    #expect(
      trace[row: 5]?.value?.detail
        == "[ProductEntity(id: 1, name: \"iPhone 16 Pro\", price: 1899.0), "
        + "ProductEntity(id: 2, name: \"MacBook Air M4\", price: 1599.0)]"
    )
    #expect(trace[row: 2]?.location?.function == "viewDidLoad()")
    #expect(trace[row: 2]?.location?.file == "ProductList.swift")
    #expect(trace[row: 4]?.location?.function == "getProducts()")
    #expect(trace[row: 7]?.location?.function == "answer(_:)")
    #expect((trace[row: 3]?.location?.line ?? 0) > (trace[row: 2]?.location?.line ?? 0))
    #expect(recorder.participant(of: view)?.type == "ProductListViewController")
    #expect(recorder.participant(of: ProductStore()) == nil)
  }

  @Test func `keeps the assembly without numbers`() {
    let view = conversation.make()
    _ = view
    #expect(
      conversation.assembly == [
        "- created Store Store, View, Presenter, Interactor, Router",
        "Interactor wired Store store",
        "View wired Presenter presenter",
        "Presenter wired View view",
        "Presenter wired Interactor interactor",
        "Presenter wired Router router",
        "Interactor wired Presenter presenter",
      ]
    )
    #expect(conversation.rows == [])
    let seams = recorder.trace().events.compactMap(\.seam)
    #expect(seams.first == Seam("store", .strong, as: "ProductStoreProtocol"))
    #expect(seams.contains(Seam("view", .weak, as: "ProductListViewProtocol")))
  }

  @Test func `records a thrown error and what follows it`() {
    let view = conversation.open(isOffline: true)
    _ = view
    #expect(
      conversation.rows.suffix(4) == [
        "4 in 3: Interactor call Store loadProducts()",
        "5 in 4: Store throw Interactor .offline",
        "6 in 3: Interactor call Presenter didFail(.offline)",
        "7 in 6: Presenter call View showError(\"No products: offline\")",
      ]
    )
  }

  @Test func `names arguments by label and parameter`() throws {
    let view = conversation.open()
    recorder.recording {
      recorder.action("tap 1", to: view, calls: "didSelectRowAt 0") { view.didTapRow(0) }
    }
    let events = recorder.trace().events
    let tap = try #require(events.last { $0.message?.baseName == "didSelectProduct" })
    #expect(tap.message?.arguments == [Argument(label: "at", parameter: "index", Value("0"))])
    let navigate = try #require(events.last { $0.message?.baseName == "navigateToProductDetail" })
    #expect(navigate.message?.arguments?.first?.value == Value("View"))
    #expect(events.last { $0.kind == .action }?.text == "didSelectRowAt 0")
  }

  @Test func `records reading a property as a call with a value`() {
    let view = conversation.open()
    recorder.act("tap 9", to: view) { view.didTapRow(9) }
    #expect(
      conversation.rows.suffix(2) == [
        "9 in 8: View call Presenter numberOfProducts",
        "10 in 9: Presenter return View 2",
      ]
    )
  }
}

/// A recorder with a sample module, and its events as lines.
struct Conversation {
  let recorder = Recorder()

  var rows: [String] { lines { $0.number != nil } }

  /// The events without a number, such as those before the first action.
  var assembly: [String] { lines { $0.number == nil } }

  private func lines(_ isShown: (Event) -> Bool) -> [String] {
    recorder.trace().events.filter(isShown).map(line)
  }

  /// Returns an event as a line: `3 in 2: Presenter call Interactor getProducts()`.
  func line(_ event: Event) -> String {
    let number = event.number.map { "\($0)" + (event.cause.map { " in \($0)" } ?? "") + ": " }
    let names = [event.sender?.name ?? "-", event.kind.rawValue, event.receiver?.name ?? "-"]
    let seam = event.kind == .wired ? "\(event.seam?.property ?? "")" : ""
    return (number ?? "") + (names + [event.label + seam]).joined(separator: " ")
  }
}

extension Conversation {
  func make(isOffline: Bool = false) -> ProductListViewController {
    recorder.recording {
      let store = ProductStore()
      store.isOffline = isOffline
      return ProductListRouter.createModule(store: store)
    }
  }

  func open(_ view: ViewController) {
    recorder.recording {
      recorder.action("open", to: view, calls: "calls viewDidLoad") {
        recorder.stageCall("viewDidLoad()", on: view) { view.viewDidLoad() }
      }
    }
  }

  func open(isOffline: Bool = false) -> ProductListViewController {
    let view = make(isOffline: isOffline)
    open(view)
    return view
  }
}

extension Recorder {
  @discardableResult func act<R>(
    _ words: String,
    to receiver: @autoclosure () -> AnyObject? = nil,
    _ body: () throws -> R
  ) rethrows -> R {
    try recording { try action(words, to: receiver(), body) }
  }
}
