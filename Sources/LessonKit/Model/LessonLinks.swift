/// What ties a lesson to others: what it needs, asks again and teaches.
public struct LessonLinks: Hashable, Sendable {
  /// The version of the lesson, which grows when steps change.
  public var version = 1
  /// The lessons that come before it.
  public var needs: [String] = []
  /// The items of the bank that it asks.
  public var recalls: [String] = []
  /// The concepts that it teaches.
  public var teaches: [String] = []
  /// How many points pass it, where it is an exam.
  public var pass: Int?
}
