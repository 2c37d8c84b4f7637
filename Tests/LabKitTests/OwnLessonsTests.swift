import Lab
import Stage
import TerminalText
import Testing

@testable import LabKit

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
      let variants = [Variant(.mvc) { _ in ViewController() }]
      return [
        Module(name: "checkout", title: "Checkout", summary: "has one screen", variants: variants)
      ]
    }
  }

  @Test func `are listed, offered and begun by their names`() async {
    let session = laboratory([("ours.md", Self.page)]).sessionFactory.sealedSession()
    #expect(session.welcome.plain.contains("lesson ours"))
    let list = await session.answer("lesson").text.plain
    #expect(list.hasPrefix("ours  Ours  (3 minutes)\n"))
    #expect(list.hasSuffix("\nNext:  lesson ours  (Ours, 3 minutes)\n"))
    #expect(await session.answer("lesson ours").text.plain.contains("There is nothing to see."))
  }

  @Test func `that cannot be read are reported`() async {
    let lessons = laboratory([("broken.md", "# Broken\n"), ("ours.md", Self.page)])
    let list = await lessons.sessionFactory.sealedSession().answer("lesson").text.plain
    #expect(list.hasPrefix("ours  Ours") && list.contains("\nLeft out: broken.md:1:1: "))
  }

  @Test func `may be missing`() async throws {
    let session = laboratory([]).sessionFactory.sealedSession()
    let list = await session.answer("lesson")
    #expect(list.text.plain.hasPrefix("There are no lessons here. ") && list.status == .done)
    #expect(try laboratory([]).allLessons().isEmpty)
  }
}
