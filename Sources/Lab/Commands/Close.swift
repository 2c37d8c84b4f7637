import Stage

extension Command {
  static let close = acting(
    "close",
    .close,
    help: "Takes the module off the stage, and says who is still there then."
  )
}
