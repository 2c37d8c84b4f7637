import LessonKit

extension Command {
  static let again = asking("again", help: "Shows the step again.") { $0.again() }
}
