import Stage

extension Command {
  static let refresh = acting("refresh", .refresh, help: "Pulls the list down.")
}
