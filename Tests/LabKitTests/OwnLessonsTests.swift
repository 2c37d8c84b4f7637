import Lab
import Stage
import TerminalText
import Testing

@testable import LabKit

/// A program with lessons of its own.
@Suite struct OwnLessonsTests {
  private static let page: StaticString = """
    # Ours
    <!-- lesson id=ours module=checkout architecture=mvc minutes=3 -->

    ## Look
    <!-- step read id=look -->
    There is nothing to see.
    """

  private func laboratory(_ lessons: [(name: StaticString, text: StaticString)]) -> Laboratory {
    Laboratory(lessons: lessons) {
      [
        Module(
          name: "checkout",
          title: "Checkout",
          summary: "has one screen",
          variants: [Variant(.mvc) { _ in ViewController() }],
          scenarios: []
        )
      ]
    }
  }

  private func answer(
    _ line: String,
    of lessons: [(name: StaticString, text: StaticString)]
  ) async -> String {
    await laboratory(lessons).sealedSession().answer(line).text.plain
  }

  @Test func `are listed and offered`() async {
    let list = await answer("lesson", of: [("ours.md", Self.page)])
    #expect(list.hasPrefix("ours  Ours  (3 minutes)\n"))
    #expect(list.hasSuffix("\nNext:  lesson ours  (Ours, 3 minutes)\n"))
    #expect(
      laboratory([("ours.md", Self.page)]).sealedSession().welcome.plain.contains("lesson ours")
    )
  }

  @Test func `begin by their names`() async {
    let text = await answer("lesson ours", of: [("ours.md", Self.page)])
    #expect(text.contains("There is nothing to see."))
  }

  @Test func `that cannot be read are reported`() async {
    let list = await answer("lesson", of: [("broken.md", "# Broken\n"), ("ours.md", Self.page)])
    #expect(list.hasPrefix("ours  Ours"))
    #expect(list.contains("\nLeft out: broken.md:1:1: "))
  }

  @Test func `may be missing`() async throws {
    let session = laboratory([]).sealedSession()
    let list = await session.answer("lesson")
    #expect(list.text.plain.hasPrefix("There are no lessons here. "))
    #expect(list.status == .done)
    #expect(try laboratory([]).allLessons().isEmpty)
  }
}
