import LessonKit

extension Command {
  static let answer = asking(
    "answer",
    help: "Shows the answer; you still type it yourself.",
    summary: "Shows the answer",
    occasions: [.lesson],
    example: CommandExample("answer", after: "lesson first-message")
  ) {
    $0.giveAnswer()
  }
}
