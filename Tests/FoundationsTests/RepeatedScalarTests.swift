import PrintableText
import Testing

struct RepeatedScalarTests {
  @Test(arguments: [(" ", 20), ("─", 3), ("😀", 2), ("é", 1), ("─", 0)] as [(Unicode.Scalar, Int)])
  func `equals the result of the standard library`(_ scalar: Unicode.Scalar, _ count: Int) {
    #expect(String(scalar, times: count) == String(repeating: String(scalar), count: count))
  }

  @Test func `is empty for a negative count`() {
    #expect(String("─", times: -1).isEmpty)
  }
}
