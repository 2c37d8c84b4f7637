import LessonKit

extension Command {
  static let answer = asking("answer", help: "Shows the answer; you still type it yourself.") {
    $0.giveAnswer()
  }
}
