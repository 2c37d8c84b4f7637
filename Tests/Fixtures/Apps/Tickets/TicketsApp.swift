import FixtureKit
import TraceRecording

/// The app around the module, and what its user does.
enum TicketsApp {
  static let fixture = Fixture("Tickets") { user in
    let window = Window()
    window.screens = [module()]
    let screen = window.screens.first as? TicketsViewController
    user.does("open", on: screen) { screen?.viewDidLoad() }
    user.does("buy 2", on: screen) { screen?.pressBuy(2) }
    user.does("buy 2", on: screen) { screen?.pressBuy(2) }
    user.does("receipt", on: screen) { screen?.pressReceipt() }
    window.screens = []
  }

  private static func module() -> TicketsViewController {
    TicketsViewController { controller in
      TicketsPresenter(
        view: controller,
        interactor: TicketsInteractor(store: TicketsStore()),
        router: TicketsRouter(controller: controller)
      )
    }
  }
}

// An app whose initializers take all references; an object that lives longer than another is referenced as `unowned`.

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

/// The reasons why a sale of tickets fails.
enum TicketsError: Error, Equatable {
  case soldOut(left: Int)
}
