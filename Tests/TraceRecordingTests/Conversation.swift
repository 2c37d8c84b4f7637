import TraceRecording
import Traces

/// A recorder with a sample module, and its events as lines.
struct Conversation {
  let recorder = Recorder()

  /// The rows of the trace, one line each.
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
  /// Creates the module under test.
  func make(isOffline: Bool = false) -> ProductListViewController {
    recorder.recording {
      let store = ProductStore()
      store.isOffline = isOffline
      return ProductListRouter.createModule(store: store)
    }
  }

  /// Opens a view.
  func open(_ view: ViewController) {
    recorder.recording {
      recorder.action("open", to: view, calls: "calls viewDidLoad") {
        recorder.stageCall("viewDidLoad()", on: view) { view.viewDidLoad() }
      }
    }
  }

  /// Creates the module under test and opens its view.
  func open(isOffline: Bool = false) -> ProductListViewController {
    let view = make(isOffline: isOffline)
    open(view)
    return view
  }
}

extension Recorder {
  /// Records an action, and the messages that `body` sends.
  @discardableResult func act<R>(
    _ words: String,
    to receiver: @autoclosure () -> AnyObject? = nil,
    _ body: () throws -> R
  ) rethrows -> R {
    try recording { try action(words, to: receiver(), body) }
  }
}
