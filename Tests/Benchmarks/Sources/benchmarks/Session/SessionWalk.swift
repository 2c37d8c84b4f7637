/// What a long session does over and over.
struct SessionWalk {
  /// The module.
  let title: String
  /// The commands up to the first action that counts.
  let beginning: [String]
  /// The actions, by turns.
  let turns: [String]

  /// To a product's page and back: objects come and go.
  static let pages = SessionWalk(
    title: "Products",
    beginning: ["load products", "open"],
    turns: ["tap 1", "back"]
  )

  /// The same list again and again: nobody comes and nobody goes.
  static let answers = SessionWalk(
    title: "Articles",
    beginning: ["load articles", "open", "wait"],
    turns: ["refresh", "wait"]
  )
}
