import LessonKit

extension Command {
  static let restart = asking("restart", help: "Begins the lesson anew.") { $0.restart() }
}
