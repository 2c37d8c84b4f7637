import CollaborationTesting
import Stage
import Testing
import TraceRecording
import Traces

@testable import OrdersTraced

/// A module written for UIKit, without storyboards, which the stage plays with other imports alone.
@Suite struct OrdersTests {
  private func played(_ actions: Action...) throws -> HeadlessStage {
    let stage = HeadlessStage(
      Variant(.viper) { _ in OrderListWireframe.assemble() },
      given: "ready"
    )
    for action in [.open] + actions { try stage.perform(action) }
    return stage
  }

  @Test func `draws the list with the button of its bar`() throws {
    #expect(
      try played().screen
        == Screen(
          title: "Orders",
          [.row("Order 1", "two teas"), .row("Order 2", "a cake"), .field("Note"), .button("Add")]
        )
    )
  }

  @Test func `asks in an alert, whose field without a placeholder has a name`() throws {
    let stage = try played(.press("Add"))
    #expect(
      stage.screen
        == Screen(title: "New order", [.field("Field 1"), .button("Cancel"), .button("Order")])
    )
    try stage.perform(.type("soup", into: "field 1"))
    try stage.perform(.confirm)
    #expect(stage.screen?.rows.map(\.detail) == ["two teas", "a cake", "soup"])
    #expect(try played(.press("Add"), .cancel).screen == played().screen)
  }

  @Test func `says what was refused`() throws {
    #expect(
      try played(.press("Add"), .confirm).screen
        == Screen(title: "Sorry", [.text("An order needs a note."), .button("OK")])
    )
  }

  @Test func `searches`() throws {
    let stage = try played(.type("cake", into: "Note"))
    #expect(stage.screen?.rows.map(\.text) == ["Order 2"])
  }

  @Test func `pulls the list down`() throws {
    let stage = try played(.refresh)
    let messages = stage.recorder.trace().rows.filter { $0.kind == .call }.compactMap(\.message)
      .filter {
        "\($0)".contains("loadOrders")
      }
    #expect(messages.count == 2)
  }

  @Test func `swipes a row away`() throws {
    #expect(try played(.delete(row: 1)).screen?.rows.map(\.text) == ["Order 2"])
  }

  @Test func `opens the page of an order, and comes back with its answer`() throws {
    let stage = try played(.tap(row: 2))
    #expect(
      stage.screen
        == Screen(
          title: "Order 2",
          back: "Orders",
          [
            .text("What shall be changed?"), .field("Field 1", "a cake"), .button("Urgent: off"),
            .text("Small (chosen)"), .button("Large"), .button("Send"),
          ]
        )
    )
    try stage.perform(.press("Send"))
    #expect(stage.screen?.title == "Order 2", "a disabled button does nothing")
    try stage.perform(.type("two cakes", into: "Field 1"))
    try stage.perform(.press("Urgent: off"))
    try stage.perform(.press("Large"))
    try stage.perform(.press("Send"))
    #expect(stage.screen?.rows.map(\.detail) == ["two teas", "a cake", "2: two cakes!, large"])
  }

  @Test func `is recorded as any other module`() throws {
    expectTrace(try played(.tap(row: 2)).recorder.trace()) {
      """
      User -> View open
        View -> Presenter viewDidAppear()
          Presenter -> Interactor loadOrders()
            Interactor -> Presenter didLoad([2 Order])
              Presenter -> View show([2 Order])
      User -> View tap 2
        View -> Presenter select(at: 1)
          Presenter -> Router openNote(of: Order(number: 2, note: "a cake"))
            Router ->* Note View
      """
    }
  }
}
