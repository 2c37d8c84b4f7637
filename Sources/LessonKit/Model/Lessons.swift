/// A namespace for the lessons embedded in the program and for the check of a lesson.
public enum Lessons {
  /// Reads the lessons embedded in the program with their translations, in the order of the course.
  ///
  /// - Throws: The ``LessonError`` of the first page that cannot be read as a lesson.
  public static func builtIn() throws(LessonError) -> [Lesson] {
    try LessonShelf.builtIn.all()
  }

  /// Returns the mistakes found in a lesson by checking its text against `words` and by playing it in the laboratory `host`.
  public static func check(
    _ lesson: Lesson,
    on host: LessonHost,
    words: LessonWords
  ) async -> [LessonVerifier.Finding] {
    await LessonVerifier(lesson, on: host, words: words).findings()
  }
}
