import Testing
import Traces

@testable import LessonKit

/// The trace of the Products module in VIPER, as lessons show it.
enum ProductsTrace {
  static let lanes = ["User", "View", "Presenter", "Interactor", "Store", "Router"]
    .map { Participant(named: $0) }

  private static let opening = """
    User -> View                open  (calls viewDidLoad)
      View -> Presenter           fetchProducts()
        Presenter -> Interactor     getProducts()
          Interactor -> Store         loadProducts()
          Store --> Interactor        [2 ProductEntity]
          Interactor -> Presenter     didFetchProducts([2 ProductEntity])
            Presenter -> View           showProducts([2 ProductRow])
      Presenter --> View

    """

  static let open = events(of: opening)

  static func tap(_ row: Int) -> [Event] {
    let both = """
      \(opening)User -> View                tap \(row)  (calls viewDidLoad)
        View -> Presenter           didSelectProduct(at: \(row - 1))
          Presenter -> Router         navigateToProductDetail(from: View, product: ProductEntity(id: \(row)))
            Router ->* Detail           View, Presenter, Interactor, Router
            Detail.View -> Detail.Presenter  viewDidLoad()
              Detail.Presenter -> Detail.View  showProduct(ProductDetailRow())
      """
    return Array(events(of: both).dropFirst(open.count))
  }

  private static func events(of notation: String) -> [Event] {
    (try? Trace(notation: notation))?.events ?? []
  }

  static let whole = Trace(lanes: lanes, events: open + tap(1))

  /// Returns the state of a laboratory with these events.
  static func observed(_ events: [Event]) -> Observation {
    Observation(trace: Trace(lanes: lanes, events: events))
  }

  /// Returns a call from its sender, receiver and message, and the numbers of its row and its cause: `View Router a() 8 1`.
  static func call(_ text: String) throws -> Event {
    let words = text.split(separator: " ").map(String.init)
    try #require(words.count == 5 && words.suffix(2).allSatisfy { Int($0) != nil }, "\(text)")
    let (sender, receiver) = (Participant(named: words[0]), Participant(named: words[1]))
    var event = Event(.call, number: Int(words[3]), from: sender, to: receiver)
    event.message = Message(text: words[2])
    event.cause = Int(words[4])
    return event
  }
}

/// A laboratory with prepared answers: known commands add events or nothing, all others fail.
final class ReplayedStage: LessonHost {
  private let replies: [String: [Event]]
  private(set) var now = Trace(lanes: ProductsTrace.lanes)

  init(adding replies: [String: [Event]] = [:]) {
    let known: [String: [Event]] = [
      "open": ProductsTrace.open, "tap 1": ProductsTrace.tap(1), "tap 2": ProductsTrace.tap(2),
      "screen": [], "load products viper": [],
    ]
    self.replies = known.merging(replies) { $1 }
  }

  /// Runs a command, which succeeds if it is known.
  func run(_ command: String) -> (output: String, ok: Bool) {
    if command.hasPrefix("load ") { start() }
    guard let events = replies[command] else {
      return ("\nThere is no\n  command \(command).\n\nType help.", false)
    }
    now.events += events
    return ("", true)
  }

  func start() { now.events = [] }

  func observe() -> Observation { Observation(trace: now) }

  func enter(_ line: Int) {}

  func height(of lines: [LessonLine]) -> Int { lines.count }
}
