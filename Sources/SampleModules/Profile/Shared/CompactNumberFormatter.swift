/// Formats large numbers in a short form.
public struct CompactNumberFormatter {
  /// Makes a formatter.
  public init() {}

  /// Returns the number in thousands or millions, cut off after one decimal: `12.3K`.
  public func string(from number: Int) -> String {
    switch number.magnitude {
    case 1_000_000...: tenths(of: number, 1_000_000) + "M"
    case 1_000...: tenths(of: number, 1_000) + "K"
    default: "\(number)"
    }
  }

  private func tenths(of number: Int, _ unit: UInt) -> String {
    let (whole, rest) = (number.magnitude / (unit / 10)).quotientAndRemainder(dividingBy: 10)
    let sign = number < 0 ? "-" : ""
    return "\(sign)\(whole)" + (rest == 0 ? "" : ".\(rest)")
  }
}
