/// Where the list leads.
enum TodoListRoute: Equatable {
  /// To the screen of one to-do.
  case todo(id: Int)
}
