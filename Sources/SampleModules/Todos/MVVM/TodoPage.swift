/// All that one to-do's own screen shows.
struct TodoPage: Equatable {
  let title: String
  let content: String
  let message: String?
  /// Whether the to-do was deleted here, so that nothing is left to show.
  let isDeleted: Bool
}
