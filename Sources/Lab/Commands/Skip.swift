import LessonKit

extension Command {
  static let skip = asking("skip", help: "Leaves this step unsolved and goes on.") { $0.skip() }
}
