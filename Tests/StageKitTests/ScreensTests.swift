import Stage
import StageKit
import Testing
import Traces

/// The screens in `Screens`, which are written as for UIKit and import only StageKit.
@Suite struct ScreensTests {
  private func photos(_ actions: Action...) throws -> HeadlessStage {
    let stage = try played(PhotosTabBarController())
    for action in actions { try stage.perform(action) }
    return stage
  }

  @Test func `draws a collection above the tabs, and gestures as buttons`() throws {
    let stage = try photos()
    let rows: [Screen.Line] = [.row("Lisbon"), .row("Porto"), .row("Item 3")]
    let tabs: [Screen.Line] = [.text("Photos (chosen)"), .button("Settings")]
    #expect(stage.screen == Screen(title: "Library", rows + tabs))
    try stage.perform(.tap(row: 2))
    let screen = stage.screen
    #expect(screen?.title == "2 of 3")
    #expect(screen?.back == "Library")
    #expect(
      screen?.buttons == [
        "Photo", "Photo: double tap", "Photo: swipe left", "Photo: swipe right",
        "Photo: long press", "Settings",
      ]
    )
  }

  @Test func `a swipe has its direction`() throws {
    let stage = try photos(.tap(row: 2), .press("Photo: swipe left"))
    #expect(stage.screen?.title == "3 of 3")
    try stage.perform(.press("Photo: swipe right"))
    try stage.perform(.press("Photo: swipe right"))
    #expect(stage.screen?.title == "1 of 3")
  }

  @Test func `a double tap changes the photo in the collection`() throws {
    let stage = try photos(.tap(row: 1), .press("Photo: double tap"), .back)
    #expect(stage.screen?.rows.map(\.text) == ["Lisbon, favourite", "Porto", "Item 3"])
  }

  @Test func `a long press presents one alert`() throws {
    let stage = try photos(.tap(row: 1), .press("Photo: long press"), .confirm)
    #expect(
      stage.screen
        == Screen(title: "Details", [.text("harbour"), .text("Lisbon"), .button("Close")])
    )
  }

  @Test func `a sheet is left by its button, or swiped away`() throws {
    let closed = try photos(.tap(row: 1), .press("Photo"), .press("Close"))
    #expect(closed.screen?.lines.contains(.text("Lisbon")) == true)
    let swiped = try photos(.tap(row: 1), .press("Photo"), .back)
    #expect(swiped.screen?.lines.contains(.text("Details were swiped away")) == true)
  }

  @Test func `a tab shows its own screen, and comes back to the other as it was left`() throws {
    let stage = try photos(.tap(row: 2), .press("Settings"))
    #expect(
      stage.screen
        == Screen(
          title: "Settings",
          [
            .text("Library"), .row("Download originals"), .row("Merge duplicates"),
            .text("Originals take more space."), .row("Delete all photos"),
            .text("This cannot be undone."), .button("Help"), .button("Photos"),
            .text("Settings (chosen)"),
          ]
        )
    )
    try stage.perform(.press("Photos"))
    #expect(stage.screen?.title == "2 of 3")
  }

  @Test(arguments: [Action.confirm, .cancel, .press("OK")])
  func `an alert with one button is answered`(_ answer: Action) throws {
    let stage = try photos(.press("Settings"), .tap(row: 3))
    #expect(
      stage.screen
        == Screen(title: "Settings", [.text("Delete all photos is not available."), .button("OK")])
    )
    try stage.perform(answer)
    #expect(stage.screen?.rows.count == 3)
  }
}
