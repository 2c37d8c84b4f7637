/// Formats titles for display.
public struct TitleFormatter {
  /// Makes a formatter.
  public init() {}

  /// Returns the title, or `Untitled` for an empty title.
  public func string(from title: String) -> String {
    title.isEmpty ? "Untitled" : title
  }
}
