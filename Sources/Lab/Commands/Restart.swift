import LessonKit

extension Command {
  static let restart = asking(
    "restart",
    help: "Begins the lesson anew.",
    summary: "Begins the lesson anew",
    example: CommandExample("restart", after: "lesson first-message")
  ) { $0.restart() }
}
