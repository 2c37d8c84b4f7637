/// The messages of each fixture, written down by who read its source.
enum MessageLists {
  static let lines = texts.mapValues { $0.split(separator: "\n").map(CountedLine.init) }

  private static let texts = [
    "Reminders": reminders, "Tickets": tickets, "Cart": cart, "Photos": photos, "Trips": trips,
    "Weather": weather, "Counter": counter, "Library": library, "Downloads": downloads,
    "Headlines": headlines, "Constructs": constructs,
  ]
}
