import Stage
import Traces

/// Lists of actions, each with the screen that must result: `play detail`.
enum OrdersScenarios {
  static var all: [Scenario] {
    [
      Scenario("open", "the list opens", given: "ready", [.init(.open, shows: .list)]),
      Scenario(
        "detail",
        "a tap on the second row tells how many there are",
        given: "ready",
        [
          .init(.open, shows: .list),
          .init(.tap(row: 2), shows: .alert),
          .init(.press("OK"), shows: .list),
        ]
      ),
      Scenario(
        "open-empty",
        "there is nothing to show",
        given: "empty",
        [.init(.open, shows: .saying("Nothing here yet."))]
      ),
      Scenario(
        "open-failing",
        "the items cannot be loaded",
        given: "failing",
        [.init(.open, shows: .saying("Could not be loaded."))]
      ),
    ]
  }
}

extension Screen {
  fileprivate static var list: Screen {
    Screen(title: "Orders", [.row("Apples", "3 pieces"), .row("Bread", "1 piece")])
  }

  fileprivate static var alert: Screen {
    Screen(title: "Bread", [.text("1 piece"), .button("OK")])
  }

  fileprivate static func saying(_ message: String) -> Screen {
    Screen(title: "Orders", [.text(message)])
  }
}
