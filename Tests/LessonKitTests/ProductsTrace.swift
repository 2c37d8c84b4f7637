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
    call("Interactor", "Presenter", "didFetchProducts(_:)", ["[2 ProductEntity]"], 6, cause: 3),
    call("Presenter", "View", "showProducts(_:)", ["[2 ProductRow]"], 7, cause: 6),
    end("Presenter", "View", cause: 2),
  ]

  /// The events of a tap on a row.
  static func tap(_ row: Int) -> [Event] {
    [
      action("tap \(row)", 8),
      call("View", "Presenter", "didSelectProduct(at:)", ["at: \(row - 1)"], 9, cause: 8),
      call(
        "Presenter",
        "Router",
        "navigateToProductDetail(from:product:)",
        ["from: View", "product: ProductEntity(id: \(row))"],
        10,
        cause: 9
      ),
      created(11, cause: 10),
      call("Detail.View", "Detail.Presenter", "viewDidLoad()", number: 12, cause: 10),
      call(
        "Detail.Presenter",
        "Detail.View",
        "showProduct(_:)",
        ["ProductDetailRow()"],
        13,
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
    var event = Event(
      .action,
      number: number,
      from: .user,
      to: Participant(named: "View"),
      Message(words)
    )
    event.text = "calls viewDidLoad"
    return event
  }

  /// A call event; arguments are written with their labels.
  static func call(
    _ sender: String,
    _ receiver: String,
    _ name: String,
    _ arguments: [String] = [],
    _ row: Int? = nil,
    number: Int? = nil,
    cause: Int
  ) -> Event {
    let parsed = arguments.map { text in
      let parts = text.split(separator: ": ", maxSplits: 1).map(String.init)
      return parts.count == 2 && !parts[0].contains("(")
        ? Argument(label: parts[0], Value(parts[1])) : Argument(Value(text))
    }
    var event = Event(
      .call,
      number: row ?? number,
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
    _ value: String,
    number: Int,
    cause: Int
  ) -> Event {
    var event = Event(
      .return,
      number: number,
      from: Participant(named: sender),
      to: Participant(named: receiver)
    )
    event.value = Value(value)
    event.cause = cause
    return event
  }

  private static func end(_ sender: String, _ receiver: String, cause: Int) -> Event {
    var event = Event(.return, from: Participant(named: sender), to: Participant(named: receiver))
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
