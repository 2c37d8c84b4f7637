import Stage
import Testing

@Suite struct SourceFileTests {
  private let file = SourceFile(
    name: "Shop.swift",
    text: """
      protocol ShopProtocol {
        func load()
      }

      /// Sells.
      @Role(.view)
      final class Shop: Thing,
        Other
      {
        let names: [String]

        /// Loads.
        func load() {
          if true { print("}") }
        }

        func table(_ table: Table, cellForRowAt row: Int) -> Int { 1 }

        func table(_ table: Table, didSelectRowAt row: Int) {
        }
      }

      """
  )

  @Test func `finds a type with its comments and attributes, and its methods`() {
    #expect(file.lines(ofType: "Shop") == 5...21)
    #expect(file.lines(ofType: "ShopProtocol") == 1...3)
    #expect(file.lines(ofType: "Sho") == nil)
    #expect(file.line(ofMethod: "load()", in: "Shop") == 13)
    #expect(file.line(ofMethod: "load", in: "ShopProtocol") == 2)
    #expect(file.lines(ofMethod: "load", in: "ShopProtocol") == [2...2])
    #expect(file.lines(ofMethod: "load()", in: "Shop") == [12...15])
    #expect(file.line(ofMethod: "table(_:cellForRowAt:)", in: "Shop") == 17)
    #expect(file.line(ofMethod: "table(_:didSelectRowAt:)", in: "Shop") == 19)
    #expect(file.line(ofMethod: "table(_:willDisplay:)", in: "Shop") == nil)
  }
}
