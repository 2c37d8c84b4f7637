import FixtureKit

/// The app around the module, and what its user does.
enum CartApp {
  static let fixture = Fixture("Cart") { user in
    let window = Window()
    for isOpen in [false, true] {
      window.screens = [CartRouter.createModule(isOpen: isOpen)]
      let screen = window.screens.first as? CartViewController
      user.does("open", on: screen) { screen?.viewDidLoad() }
      if isOpen { user.does("tap 2", on: screen) { screen?.tapRow(1) } }
    }
    window.screens = []
  }
}
