import Stage
import Traces

extension Module {
  /// The scenarios of Profile, for every architecture.
  static var profileScenarios: [Scenario] {
    openings + edits
  }

  private typealias Step = Scenario.Step

  private static var openings: [Scenario] {
    [
      Scenario(
        "open",
        "profile and stats come from the server",
        given: "ready",
        [open, wait(100, ProfileScreens.loading), wait(100, ProfileScreens.dashboard)]
      ),
      Scenario(
        "open-cached",
        "the profile is kept on the device, and shown at once",
        given: "cached",
        cached
      ),
      Scenario(
        "open-failing",
        "the profile cannot be loaded, the stats can",
        given: "failing",
        [open, wait(200, ProfileScreens.statsOnly)]
      ),
      Scenario(
        "anonymous",
        "the person has no name",
        given: "anonymous",
        [open, wait(200, ProfileScreens.dashboard(of: "Anonymous"))]
      ),
      Scenario(
        "stats-late",
        "the stats come after the profile",
        given: "stats-late",
        [open, wait(200, ProfileScreens.profileOnly), wait(200, ProfileScreens.dashboard)]
      ),
      Scenario(
        "stats-failing",
        "the stats cannot be loaded, the profile can",
        given: "stats-failing",
        [open, wait(200, ProfileScreens.withoutStats)]
      ),
    ]
  }

  private static var edits: [Scenario] {
    [
      Scenario(
        "edit-save",
        "a new name is saved, and shown wherever the name stands",
        given: "cached",
        cached + [edit, type, leave(.press("Save"))]
          + [wait(200, ProfileScreens.dashboard(of: "Jeffrey"))]
      ),
      Scenario(
        "edit-failing",
        "a new name cannot be saved: the old one stays, and the screen says so",
        given: "rename-failing",
        [open, wait(200, ProfileScreens.dashboard), edit, type, leave(.press("Save"))]
          + [wait(200, ProfileScreens.nameNotSaved)]
      ),
      Scenario(
        "edit-cancel",
        "a new name is typed, and given up",
        given: "cached",
        cached + [edit, type, leave(.press("Cancel")), edit]
      ),
      Scenario(
        "edit-back",
        "a new name is typed, and left by the back button",
        given: "cached",
        cached + [edit, type, leave(.back), edit]
      ),
      Scenario(
        "edit-three-times",
        "the page for the name is opened and left three times",
        given: "cached",
        cached + [edit, leave(.back), edit, leave(.back), edit, leave(.back)]
      ),
    ]
  }
}

// MARK: - Steps

extension Module {
  private static var open: Step { Step(.open, shows: ProfileScreens.loading) }

  private static var cached: [Step] {
    [Step(.open, shows: ProfileScreens.profileOnly), wait(100, ProfileScreens.dashboard)]
  }

  private static var edit: Step { Step(.press("Edit name"), shows: ProfileScreens.editName) }

  private static var type: Step {
    Step(.type("Jeffrey", into: "Name"), shows: ProfileScreens.editNameTyped)
  }

  private static func leave(_ action: Action) -> Step {
    Step(action, shows: ProfileScreens.dashboard)
  }

  private static func wait(_ milliseconds: Int, _ screen: Screen) -> Step {
    Step(.wait(milliseconds: milliseconds), shows: screen)
  }
}
