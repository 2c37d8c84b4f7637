/// Writes titles as people read them.
public struct TitleFormatter {
  /// Makes a formatter.
  public init() {}

  /// The title itself, or `Untitled` for an empty one.
  public func string(from title: String) -> String {
    title.isEmpty ? "Untitled" : title
  }
}
