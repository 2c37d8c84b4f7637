import LessonKit

extension Command {
  static let skip = asking(
    "skip",
    help: "Leaves this step unsolved and goes on.",
    summary: "Goes on without solving this step",
    situations: [.lesson],
    example: CommandExample("skip", after: "lesson first-message")
  ) { $0.skip() }
}
