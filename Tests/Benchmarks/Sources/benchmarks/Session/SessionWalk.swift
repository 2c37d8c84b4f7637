struct SessionWalk {
  let title: String
  /// The commands before the repeated actions.
  let beginning: [String]
  /// The actions, repeated in this order.
  let turns: [String]

  /// Opens a product's page and goes back: objects are created and released.
  static let pages = SessionWalk(
    title: "Products",
    beginning: ["load products", "open"],
    turns: ["tap 1", "back"]
  )

  /// Refreshes the same list: no object is created or released.
  static let answers = SessionWalk(
    title: "Articles",
    beginning: ["load articles", "open", "wait"],
    turns: ["refresh", "wait"]
  )
}
