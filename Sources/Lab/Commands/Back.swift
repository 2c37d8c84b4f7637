import Stage

extension Command {
  static let back = acting("back", .back, help: "Leaves the screen for the one below it.")
}
