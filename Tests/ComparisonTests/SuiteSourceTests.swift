import Comparison
import ComparisonData
import Stage
import Testing

/// Doubles, waits and lines of a small suite, counted by hand.
@Suite struct SuiteSourceTests {
  private let source = SuiteSource(
    [
      SourceFile(
        name: "ListTests.swift",
        text: """
          import Testing

          @Suite struct ListTests {
            struct Case: CustomTestStringConvertible { let name: String }
            final class ViewSpy: ListView { override func draw() {} }
            @Test func `waits`() async throws {
              clock.run()
              // await nobody, clock.run()
              let (a, b) = (await first(), await second())
              try stage.perform(.wait(milliseconds: 0))
              #expect(a == b, "await")
              await #expect(throws: Oops.self) {
                try await third()
              }
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

          actor Spy: Sendable, Output {}
          final class TwoFacedSpy: StoreProtocol, Output {}
          final class Collected { var values: [Int] = [] }
          extension StoreStub { func wait() {} }
          let list = SubjectUnderTest { List() }
          let page: SubjectUnderTest<Page> = try SubjectUnderTest { try Page(model: $0.double()) }
          let other = SubjectUnderTest { Other(model: model) }
          """
      ),
    ],
    testing: [
      SourceFile(
        name: "List.swift",
        text: """
          class ListView {}
          protocol StoreProtocol {}
          protocol Output: AnyObject {}
          @Doubled protocol Model {}
          @Doubled protocol Another {}
          protocol Untraced {}
          final class List { weak var output: Model?; var untraced: Untraced?; let text: String? }
          final class Page { private let model: Model }
          final class Other { private let model: Another }
          """
      )
    ]
  )

  @Test func `lists types with doubles, lines that wait, and lines of code`() {
    #expect(
      source.doubles == [
        "ListView: ListTests.ViewSpy", "Model: SubjectUnderTest", "Output: Spy, TwoFacedSpy",
        "StoreProtocol: StoreStub, TwoFacedSpy",
      ]
    )
    #expect(
      source.waits == [
        "ListTests.swift:7", "ListTests.swift:9", "ListTests.swift:10", "ListTests.swift:13",
        "Doubles.swift:1",
      ]
    )
    #expect(
      source.lines == [.init("ListTests.swift", lines: 17), .init("Doubles.swift", lines: 8)]
    )
  }
}
