/// The relations of a lesson to other lessons and to the bank.
public struct LessonLinks: Hashable, Sendable {
  /// The version of the lesson, which grows when steps change.
  public var version = 1
  /// The lessons to take before this one.
  public var needs: [String] = []
  /// The bank questions that the lesson asks.
  public var recalls: [String] = []
  /// The concepts that the lesson teaches.
  public var teaches: [String] = []
  /// The points needed to pass an exam; nil for any other lesson.
  public var pass: Int?
}
