import Traces

/// The screens that the scenarios expect.
enum ProfileScreens {
  static let loading = Screen(title: "Dashboard", [.text("Loading…")])

  static let dashboard = dashboard(of: "Jeff")

  static let profileOnly = Screen(
    title: "Dashboard",
    [.text("Loading…")] + profile(of: "Jeff") + [.text("Signed in as Jeff")]
  )

  static let statsOnly = Screen(
    title: "Dashboard",
    [.text("Could not load the profile.")] + stats
  )

  static let withoutStats = Screen(
    title: "Dashboard",
    [.text("Welcome back, Jeff")] + profile(of: "Jeff")
      + [.text("Weekly Stats"), .text("Could not load the stats.")] + [.text("Signed in as Jeff")]
  )

  static let nameNotSaved = Screen(
    title: "Dashboard",
    [.text("Welcome back, Jeff"), .text("Could not save the name.")] + profile(of: "Jeff") + stats
      + [.text("Signed in as Jeff")]
  )

  static let editName = Screen(
    title: "Edit name",
    back: "Dashboard",
    [.field("Name", "Jeff"), .button("Save"), .button("Cancel")]
  )

  static let editNameTyped = Screen(
    title: "Edit name",
    back: "Dashboard",
    [.field("Name", "Jeffrey"), .button("Save"), .button("Cancel")]
  )

  static func dashboard(of name: String) -> Screen {
    Screen(
      title: "Dashboard",
      [.text("Welcome back, \(name)")] + profile(of: name) + stats
        + [.text("Signed in as \(name)")]
    )
  }

  private static func profile(of name: String) -> [Screen.Line] {
    [
      .text(name), .text("Joined July 14, 2018"), .text("https://example.com/avatars/1.png"),
      .button("Edit name"),
    ]
  }

  private static let stats: [Screen.Line] = [
    .text("Weekly Stats"), .row("Steps", "84.2K"), .row("Calories", "12.3K"),
    .row("Workouts", "5"),
  ]
}
