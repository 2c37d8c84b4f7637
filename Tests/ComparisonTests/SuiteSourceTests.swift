import Comparison
import Stage
import Testing

/// Counted by hand.
@Suite struct SuiteSourceTests {
  private let source = SuiteSource([
    SourceFile(
      name: "ListTests.swift",
      text: """
        import Testing

        /// Tests, and a helper inside them that stands in for nobody.
        @Suite struct ListTests {
          struct Case { let name: String }
          @Test func `waits`() async throws {
            clock.run()
            // await nobody, clock.run()
            let (a, b) = (await first(), await second())
            try stage.perform(.wait(milliseconds: 0))
            #expect(a == b, "await")
          }
        }

        struct PlainTests {
          @Test func `does not wait`() { run(); wait(); clock.runs() }
        }
        """
    ),
    SourceFile(
      name: "Doubles.swift",
      text: """
        final class StoreStub: StoreProtocol { func load() { clock.runToEnd() } }

        actor Spy {}
        extension StoreStub { func wait() {} }
        """
    ),
  ])

  @Test func `counts the types that hold no test`() {
    #expect(source.doubles == ["Spy", "StoreStub"])
  }

  @Test func `counts the lines that wait`() {
    #expect(
      source.waits == [
        "ListTests.swift:7", "ListTests.swift:9", "ListTests.swift:10", "Doubles.swift:1",
      ]
    )
  }

  @Test func `counts lines of code`() {
    #expect(
      source.lines == [.init("ListTests.swift", lines: 13), .init("Doubles.swift", lines: 3)]
    )
  }
}
