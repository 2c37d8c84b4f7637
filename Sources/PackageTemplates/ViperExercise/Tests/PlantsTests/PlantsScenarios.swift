import Stage
import Traces

@testable import Plants

/// Lists of actions, each with the screen that must result, in MVC as in VIPER.
enum PlantsScenarios {
  static var all: [Scenario] {
    [
      Scenario("open", "the list opens", given: "ready", [.init(.open, shows: .list)]),
      Scenario(
        "detail",
        "a tap on the second row opens its page",
        given: "ready",
        [
          .init(.open, shows: .list),
          .init(.tap(row: 2), shows: .page("Cactus", "Watered yesterday.")),
          .init(.back, shows: .list),
        ]
      ),
      Scenario(
        "delete",
        "the driest plant is deleted",
        given: "ready",
        [
          .init(.open, shows: .list),
          .init(.delete(row: 1), shows: .rows(("Cactus", "yesterday"), ("Basil", "today"))),
        ]
      ),
      Scenario(
        "open-empty",
        "there is nothing to show",
        given: "empty",
        [.init(.open, shows: .saying("No plants yet."))]
      ),
      Scenario(
        "open-failing",
        "the plants cannot be loaded",
        given: "failing",
        [.init(.open, shows: .saying("Could not be loaded."))]
      ),
    ]
  }

  /// Returns the first difference between the screens of a scenario and those that the assembled module shows; nil for none.
  static func deviation(in scenario: Scenario) -> String? {
    let variant = Variant(.viper) { surroundings in
      PlantsBuilder.build(store: PlantsStore(surroundings.condition))
    }
    guard let first = ScenarioRun(of: scenario, by: variant).deviations.first else { return nil }
    let lines = "\(first)".split(separator: "\n")
    let screens = lines.dropFirst().filter { $0.hasPrefix("- ") || $0.hasPrefix("+ ") }
    return (["\(scenario.name): \(lines[0])"] + screens.prefix(4)).joined(separator: "\n")
  }
}

extension Screen {
  fileprivate static var list: Screen {
    rows(("Fern", "3 days ago"), ("Cactus", "yesterday"), ("Basil", "today"))
  }

  static func rows(_ rows: (String, String)...) -> Screen {
    Screen(title: "Plants", rows.map { .row($0.0, $0.1) })
  }

  static func saying(_ message: String) -> Screen {
    Screen(title: "Plants", [.text(message)])
  }

  fileprivate static func page(_ title: String, _ text: String) -> Screen {
    Screen(title: title, back: "Plants", [.text(text)])
  }

  /// Returns how `seen` differs from this screen, as the end of a sentence; nil if they are equal.
  func difference(from seen: Screen?) -> String? {
    guard seen != self else { return nil }
    if seen?.title != title { return "does not show the title \"\(title)\"" }
    if let missing = lines.first(where: { seen?.lines.contains($0) != true }) {
      return "does not show \(missing.words)"
    }
    let other = seen?.lines.first { !lines.contains($0) }
    return other.map { "still shows \($0.words)" } ?? "has its lines in another order"
  }
}

extension Screen.Line {
  /// The kind and the text of the line: the row "Fern, 3 days ago".
  fileprivate var words: String {
    switch self {
    case .row(let text, let detail): "the row \"\(text), \(detail)\""
    case .text(let text): "the text \"\(text)\""
    case .button(let label): "the button \"\(label)\""
    case .field(let label, _): "the field \"\(label)\""
    }
  }
}
