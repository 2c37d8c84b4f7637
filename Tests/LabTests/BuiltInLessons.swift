import LessonKit

/// The lessons of the laboratory, parsed once for all tests.
enum BuiltInLessons {
  private static let read = Result { try Lessons.builtIn() }

  static func all() throws -> [Lesson] { try read.get() }
}
