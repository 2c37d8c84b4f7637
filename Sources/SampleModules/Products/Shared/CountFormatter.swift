/// Writes how many products there are.
public struct CountFormatter {
  /// Makes a formatter.
  public init() {}

  /// A number with what is counted: `2 products`.
  public func string(from count: Int) -> String {
    count == 1 ? "1 product" : "\(count) products"
  }
}
