/// Everything that the screen of one to-do shows.
struct TodoPage: Equatable {
  let title: String
  let content: String
  let message: String?
  /// Whether the to-do was deleted on this screen, so that the screen must close.
  let isDeleted: Bool
}
