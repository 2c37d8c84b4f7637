import ProductsShared
import Testing

@Suite struct PriceFormatterTests {
  static let prices: [(Double, String)] = [
    (0, "$0.00"), (0.005, "$0.01"), (9.9, "$9.90"), (999.99, "$999.99"), (1899, "$1,899.00"),
    (1_234_567.5, "$1,234,567.50"), (-12, "-$12.00"),
  ]

  @Test(arguments: prices) func `writes prices as people read them`(price: Double, text: String) {
    #expect(PriceFormatter().string(from: price) == text)
  }
}
