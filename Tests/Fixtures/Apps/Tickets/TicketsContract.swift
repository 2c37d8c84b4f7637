import TraceRecording

// The school of initializers: nobody can be forgotten, and who lives longer is referenced without being kept.

@Doubled protocol TicketsViewProtocol: AnyObject {
  var count: Int { get }
  func show(_ text: String)
  func showSoldOut(left: Int)
}

@Doubled protocol TicketsPresenterProtocol: AnyObject {
  func viewDidLoad()
  func didPressBuy()
  func didPressReceipt()
}

@Doubled protocol TicketsInteractorProtocol: AnyObject {
  func left() -> Int
  func buy(_ count: Int) throws(TicketsError) -> Int
}

@Doubled protocol TicketsRouterProtocol: AnyObject {
  func showReceipt(_ number: Int, then done: @escaping () -> Void)
}

@Doubled protocol TicketsStoreProtocol: AnyObject {
  func load() -> Int
  func save(_ count: Int)
}

/// Why nobody gets a ticket.
enum TicketsError: Error, Equatable {
  case soldOut(left: Int)
}
