import LessonKit

extension Command {
  static let hint = asking(
    "hint",
    help: "Gives a hint; each further one says more.",
    summary: "Gives a hint",
    situations: [.lesson],
    example: CommandExample("hint", after: "lesson first-message")
  ) { $0.hint() }
}
