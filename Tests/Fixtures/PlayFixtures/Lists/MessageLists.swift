/// The messages of each fixture, written down by who read its source.
enum MessageLists {
  static let lines = texts.mapValues { $0.split(separator: "\n").map(CountedLine.init) }

  private static let texts = [
    "Reminders": reminders, "Tickets": tickets, "Cart": cart, "Photos": photos, "Trips": trips,
    "Weather": weather, "Counter": counter, "Library": library, "Downloads": downloads,
    "Headlines": headlines, "Constructs": constructs,
  ]
}

/// The defects of each fixture, written by hand from its source.
enum FindingLists {
  /// The findings of a fixture by its name, in the order of the rules.
  ///
  /// A fixture that is not listed has none.
  static let lines: [String: [String]] = [
    // The Presenter hands the Router a closure, and refers to its View unowned: while the Router keeps the closure, the
    // View may go first.
    "Tickets": [
      "unowned-view: Presenter.view is unowned; a View can go before the Presenter."
    ],
    // A Clerk stands for a Presenter and a Desk for a Store, though an Owner stands for the Interactor between them.
    "Constructs": [
      "layer-skip: Clerk talks to Desk; VIPER has no such road."
    ],
  ]
}
