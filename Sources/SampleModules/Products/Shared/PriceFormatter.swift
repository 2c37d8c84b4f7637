/// Writes prices as people read them.
public struct PriceFormatter {
  /// Makes a formatter.
  public init() {}

  /// A price in dollars: `$1,899.00`.
  public func string(from price: Double) -> String {
    let cents = Int((price * 100).rounded())
    let (dollars, rest) = cents.magnitude.quotientAndRemainder(dividingBy: 100)
    let sign = cents < 0 ? "-" : ""
    return "\(sign)$\(grouped(dollars)).\(rest < 10 ? "0" : "")\(rest)"
  }

  private func grouped(_ number: UInt) -> String {
    let digits = String(number)
    var text = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index).isMultiple(of: 3) { text += "," }
      text.append(digit)
    }
    return text
  }
}
