/// Formats prices for display.
public struct PriceFormatter {
  private let currency: String?

  /// Makes a formatter that appends `currency` to the price; nil appends nothing.
  public init(currency: String? = nil) {
    self.currency = currency
  }

  /// A price in dollars: `$1,899.00`.
  public func string(from price: Double) -> String {
    let cents = Int((price * 100).rounded())
    let (dollars, rest) = cents.magnitude.quotientAndRemainder(dividingBy: 100)
    let sign = cents < 0 ? "-" : ""
    let text = "\(sign)$\(grouped(dollars)).\(rest < 10 ? "0" : "")\(rest)"
    return currency.map { "\(text) \($0)" } ?? text
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
