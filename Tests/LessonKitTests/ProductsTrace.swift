import LessonKit
import Traces

/// The trace of the Products module in VIPER, as lessons show it.
enum ProductsTrace {
  /// The lanes after loading.
  static let lanes = ["User", "View", "Presenter", "Interactor", "Store", "Router"]
    .map { Participant(named: $0) }

  /// The events of opening the screen.
  static let open: [Event] = [
    action("open", 1),
    call("View", "Presenter", "fetchProducts()", number: 2, cause: 1),
    call("Presenter", "Interactor", "getProducts()", number: 3, cause: 2),
    call("Interactor", "Store", "loadProducts()", number: 4, cause: 3),
    answer("Store", "Interactor", "[2 ProductEntity]", number: 5, cause: 4),
    call(
      "Interactor",
      "Presenter",
      "didFetchProducts(_:)",
      ["[2 ProductEntity]"],
      number: 6,
      cause: 3
    ),
    call("Presenter", "View", "showProducts(_:)", ["[2 ProductRow]"], number: 7, cause: 6),
    answer("Presenter", "View", cause: 2),
  ]

  /// The events of a tap on a row.
  static func tap(_ row: Int) -> [Event] {
    [
      action("tap \(row)", 8),
      call("View", "Presenter", "didSelectProduct(at:)", ["at: \(row - 1)"], number: 9, cause: 8),
      call(
        "Presenter",
        "Router",
        "navigateToProductDetail(from:product:)",
        ["from: View", "product: ProductEntity(id: \(row))"],
        number: 10,
        cause: 9
      ),
      created(11, cause: 10),
      call("Detail.View", "Detail.Presenter", "viewDidLoad()", number: 12, cause: 10),
      call(
        "Detail.Presenter",
        "Detail.View",
        "showProduct(_:)",
        ["ProductDetailRow()"],
        number: 13,
        cause: 12
      ),
    ]
  }

  /// The trace after opening and a tap on row 1.
  static let whole = Trace(lanes: lanes, events: open + tap(1))

  /// Returns the state of a laboratory with these events.
  static func observed(_ events: [Event]) -> Observation {
    Observation(trace: Trace(lanes: lanes, events: events))
  }

  private static func action(_ words: String, _ number: Int) -> Event {
    let view = Participant(named: "View")
    var event = Event(.action, number: number, from: .user, to: view, Message(words))
    event.text = "calls viewDidLoad"
    return event
  }

  /// A call event; arguments are written with their labels.
  static func call(
    _ sender: String,
    _ receiver: String,
    _ name: String,
    _ arguments: [String] = [],
    number: Int,
    cause: Int
  ) -> Event {
    let parsed = arguments.map { text in
      let parts = text.split(separator: ": ", maxSplits: 1).map(String.init)
      return parts.count == 2 && !parts[0].contains("(")
        ? Argument(label: parts[0], Value(parts[1])) : Argument(Value(text))
    }
    var event = Event(
      .call,
      number: number,
      from: Participant(named: sender),
      to: Participant(named: receiver),
      Message(name, parsed)
    )
    event.cause = cause
    return event
  }

  private static func answer(
    _ sender: String,
    _ receiver: String,
    _ value: String? = nil,
    number: Int? = nil,
    cause: Int
  ) -> Event {
    let (sender, receiver) = (Participant(named: sender), Participant(named: receiver))
    var event = Event(.return, number: number, from: sender, to: receiver)
    event.value = value.map { Value($0) }
    event.cause = cause
    return event
  }

  private static func created(_ number: Int, cause: Int) -> Event {
    var event = Event(.created, number: number, from: Participant(named: "Router"))
    event.objects = ["Detail.View", "Detail.Presenter", "Detail.Interactor", "Detail.Router"]
      .map { Participant(named: $0) }
    event.cause = cause
    return event
  }
}

/// A laboratory with prepared answers: known commands add events or nothing, all others fail.
final class ReplayedStage {
  private let replies: [String: [Event]]
  /// The trace so far.
  private(set) var now = Trace(lanes: ProductsTrace.lanes)

  init(adding replies: [String: [Event]] = [:]) {
    let known: [String: [Event]] = [
      "open": ProductsTrace.open, "tap 1": ProductsTrace.tap(1), "tap 2": ProductsTrace.tap(2),
      "screen": [], "load products viper": [],
    ]
    self.replies = known.merging(replies) { $1 }
  }

  /// Runs a command; returns whether it is known.
  func run(_ command: String) -> Bool {
    if command.hasPrefix("load ") { now.events = [] }
    guard let events = replies[command] else { return false }
    now.events += events
    return true
  }

  /// The host that lets a verifier use this stage.
  var host: LessonHost {
    LessonHost(
      start: { self.now.events = [] },
      run: { command in
        let ok = self.run(command)
        return (output: ok ? "" : "There is no command \(command).", ok: ok)
      },
      observe: { Observation(trace: self.now) }
    )
  }
}
