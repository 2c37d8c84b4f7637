/// The lessons there are, and the proof that a lesson is sound.
public enum Lessons {
  /// The lessons inside the program, in the order in which they are taken.
  ///
  /// - Throws: ``LessonError`` for the first whose Markdown is no lesson.
  public static func builtIn() throws(LessonError) -> [Lesson] {
    try LessonShelf.builtIn.all()
  }

  /// Proves a lesson on a host.
  public static func check(
    _ lesson: Lesson,
    on host: LessonHost,
    words: LessonWords
  ) async -> [LessonVerifier.Finding] {
    await LessonVerifier(lesson, on: host, words: words).findings()
  }
}
