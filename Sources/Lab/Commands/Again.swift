import LessonKit

extension Command {
  static let again = asking(
    "again",
    help: "Shows the step again.",
    summary: "Shows the step again",
    example: CommandExample("again", after: "lesson first-message")
  ) { $0.again() }
}
