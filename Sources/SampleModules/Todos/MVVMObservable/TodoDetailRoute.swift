/// Where the screen of one to-do leads.
enum TodoDetailRoute: Equatable {
  /// Back to the list.
  case back
}
