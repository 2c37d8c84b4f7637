import LessonKit

extension Command {
  static let previous = asking(
    "previous",
    help: "Goes back to the step before;  next  goes forward again.",
    summary: "Goes back to the step before",
    example: CommandExample("previous", after: "lesson first-message; skip")
  ) { $0.goBack() }
}
