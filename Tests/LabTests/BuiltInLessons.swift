import LessonKit

enum BuiltInLessons {
  private static let read = Result { try Lessons.builtIn() }

  static func all() throws -> [Lesson] { try read.get() }
}
