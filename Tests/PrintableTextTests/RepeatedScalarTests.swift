import PrintableText
import Testing

struct RepeatedScalarTests {
  @Test(arguments: [(" ", 20), ("─", 3), ("😀", 2), ("é", 1), ("─", 0)] as [(Unicode.Scalar, Int)])
  func `gives what the standard library gives`(_ scalar: Unicode.Scalar, _ count: Int) {
    #expect(String(scalar, times: count) == String(repeating: String(scalar), count: count))
  }

  @Test func `gives nothing for less than nothing`() {
    #expect(String("─", times: -1).isEmpty)
  }
}
