import LessonKit

extension Command {
  static let go = asking("go", help: "Goes on to the next step; an empty line does the same.") {
    $0.next()
  }
}
