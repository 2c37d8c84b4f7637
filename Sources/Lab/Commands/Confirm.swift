import Stage

extension Command {
  static let confirm = acting(
    "confirm",
    .confirm,
    help: "Answers an alert with the button that does what it is about."
  )
}
