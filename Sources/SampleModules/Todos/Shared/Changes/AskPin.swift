import ComparisonData
import Stage
import Traces

extension ChangeRequest {
  /// The change request "ask-pin": a PIN is required before a to-do opens.
  public static var todosAskPIN: ChangeRequest {
    ChangeRequest(
      "ask-pin",
      "Where a PIN was set, it is asked for before the first to-do opens.",
      scenarios: Module.todoScenarios + locked
    )
  }

  private static var locked: [Scenario] {
    let unlocked: [Scenario.Step] =
      .question + [
        .init(.type("2580", into: "PIN"), shows: .question(pin: "2580")),
        .init(.confirm, shows: .page(.value)),
      ]
    return [
      Scenario("pin", "the right PIN opens the to-do", given: "locked", unlocked),
      Scenario(
        "pin-once",
        "the PIN is asked for once",
        given: "locked",
        unlocked + [
          .init(.back, shows: .list([.focus, .value, .action])),
          .init(.tap(row: 1), shows: .page(.focus)),
        ]
      ),
      Scenario(
        "pin-cancel",
        "without the PIN the list stays, and can be added to",
        given: "locked",
        .question + [.init(.cancel, shows: .list([.focus, .value, .action]))]
          + [Scenario.Step].addition.dropFirst()
      ),
      Scenario("pin-wrong", "a wrong PIN is asked for again", given: "locked", retried),
    ]
  }

  private static var retried: [Scenario.Step] {
    .question + [
      .init(.type("1", into: "PIN"), shows: .question(pin: "1")),
      .init(.confirm, shows: .question("Wrong PIN")),
      .init(.type("2580", into: "PIN"), shows: .question("Wrong PIN", pin: "2580")),
      .init(.confirm, shows: .page(.value)),
    ]
  }
}

extension [Scenario.Step] {
  /// Steps that tap the second to-do and show the alert for the PIN.
  fileprivate static var question: Self { list + [.init(.tap(row: 2), shows: .question())] }
}

extension Screen {
  /// The alert that asks for the PIN.
  fileprivate static func question(_ title: String = "PIN", pin: String = "") -> Screen {
    Screen(title: title, [.field("PIN", pin), .button("Confirm"), .button("Cancel")])
  }
}
