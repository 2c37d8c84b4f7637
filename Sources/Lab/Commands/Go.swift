import LessonKit

extension Command {
  static let go = asking(
    "go",
    help: "Goes on to the next step; an empty line does the same.",
    summary: "Goes on; an empty line does the same",
    occasions: [.lesson],
    example: CommandExample("go", after: "lesson first-message; skip; skip")
  ) {
    $0.next()
  }
}
