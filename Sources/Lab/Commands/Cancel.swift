import Stage

extension Command {
  static let cancel = acting(
    "cancel",
    .cancel,
    help: "Answers an alert with the button that leaves all as it is."
  )
}
