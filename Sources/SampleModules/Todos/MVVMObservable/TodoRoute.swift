/// Where a screen leads.
enum TodoRoute: Equatable {
  /// To the screen of one to-do.
  case todo(id: Int)
  /// Back to the screen before.
  case back
}
