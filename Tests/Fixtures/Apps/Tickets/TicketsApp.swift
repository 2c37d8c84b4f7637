import FixtureKit

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
