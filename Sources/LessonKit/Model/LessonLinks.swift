/// The version of a lesson, and its relations to other lessons and to the bank of questions.
public struct LessonLinks: Hashable, Sendable {
  /// The version of the lesson, a number that grows when its steps change.
  public var version = 1
  /// The ids of the lessons to take before this one.
  public var needs: [String] = []
  /// The ids of the bank's questions that the lesson asks.
  public var recalls: [String] = []
  /// The names of the concepts that the lesson teaches.
  public var teaches: [String] = []
  /// The points needed to pass the lesson if it is an exam; nil for any other lesson.
  public var pass: Int?
}
