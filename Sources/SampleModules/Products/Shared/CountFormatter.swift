/// Formats the number of products for display.
public struct CountFormatter {
  /// Makes a formatter.
  public init() {}

  /// Returns the number with its noun: `2 products`.
  public func string(from count: Int) -> String {
    count == 1 ? "1 product" : "\(count) products"
  }
}
