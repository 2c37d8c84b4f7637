import ComparisonData
import Stage
import Traces

extension Module {
  /// A module with one screen, whose content never changes.
  public static func about(variants: [Variant]) -> Module {
    Module(
      name: "about",
      title: "About",
      summary: "one screen that always says the same, and does nothing",
      variants: variants,
      scenarios: [
        Scenario("open", "the screen opens", given: "ready", [page]),
        Scenario(
          "close",
          "the screen opens and is left",
          given: "ready",
          [page, .init(.close, shows: nil)]
        ),
      ]
    )
    .compared(
      responsibilities: [
        .format: "write the line with the version",
        .draw: "put the lines on screen",
      ]
    )
  }

  private static var page: Scenario.Step {
    .init(
      .open,
      shows: Screen(
        title: "About",
        [
          .text("Corner Shop"), .text("Shows what is for sale today."),
          .text("Version 1.0"),
        ]
      )
    )
  }
}
