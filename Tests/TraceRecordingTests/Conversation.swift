import TraceRecording
import Traces

/// A recorder, and the lines in which it tells what happened.
struct Conversation {
  let recorder = Recorder()

  /// The rows of the trace, one line each.
  var rows: [String] { lines { $0.number != nil } }

  /// The rows before the first action, and what else has no number.
  var assembly: [String] { lines { $0.number == nil } }

  private func lines(_ isShown: (Event) -> Bool) -> [String] {
    recorder.trace().events.filter(isShown).map(line)
  }

  /// One event as a line: `3 in 2: Presenter call Interactor getProducts()`.
  func line(_ event: Event) -> String {
    let number = event.number.map { "\($0)" + (event.cause.map { " in \($0)" } ?? "") + ": " }
    let names = [event.sender?.name ?? "-", event.kind.rawValue, event.receiver?.name ?? "-"]
    let seam = event.kind == .wired ? "\(event.seam?.property ?? "")" : ""
    return (number ?? "") + (names + [event.label + seam]).joined(separator: " ")
  }
}

extension Conversation {
  /// Makes the module under test.
  func make(isOffline: Bool = false) -> ProductListViewController {
    recorder.recording {
      let store = ProductStore()
      store.isOffline = isOffline
      return ProductListRouter.createModule(store: store)
    }
  }

  /// Puts a view on the screen.
  func open(_ view: ViewController) {
    recorder.recording {
      recorder.action("open", to: view, calls: "calls viewDidLoad") {
        recorder.stageCall("viewDidLoad()", on: view) { view.viewDidLoad() }
      }
    }
  }

  /// Makes the module under test and puts it on the screen.
  func open(isOffline: Bool = false) -> ProductListViewController {
    let view = make(isOffline: isOffline)
    open(view)
    return view
  }
}
