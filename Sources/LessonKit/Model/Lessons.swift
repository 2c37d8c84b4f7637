/// The lessons inside the program, and the check of a lesson.
public enum Lessons {
  /// Reads the lessons inside the program, in the order of the course.
  ///
  /// - Throws: The ``LessonError`` of the first page that is no lesson.
  public static func builtIn() throws(LessonError) -> [Lesson] {
    try LessonShelf.builtIn.all()
  }

  /// Returns the findings of a lesson that is linted and then played on a host.
  public static func check(
    _ lesson: Lesson,
    on host: LessonHost,
    words: LessonWords
  ) async -> [LessonVerifier.Finding] {
    await LessonVerifier(lesson, on: host, words: words).findings()
  }
}
