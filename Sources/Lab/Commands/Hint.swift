import LessonKit

extension Command {
  static let hint = asking("hint", help: "Gives a hint; each further one says more.") { $0.hint() }
}
