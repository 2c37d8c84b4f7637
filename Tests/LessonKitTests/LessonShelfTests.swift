import Testing

@testable import LessonKit

/// A shelf with a program's own lessons beside the built-in ones.
@Suite struct LessonShelfTests {
  private static let page: StaticString = """
    # Ours
    <!-- lesson id=ours module=checkout architecture=viper minutes=3 -->

    ## Again
    <!-- step recall id=again draw=whose -->
    """
  private static let translation: StaticString = """
    # Punya kami
    <!-- lesson id=ours module=checkout architecture=viper minutes=3 -->

    ## Lagi
    <!-- step recall id=again draw=whose -->
    """
  private static let bank: StaticString = """
    # Questions

    ## Whose?
    <!-- step item id=whose -->
    Whose question is it?

    - `View`: no: No.
    - `Presenter`: yes: Ours.
    """
  private static let broken: StaticString = "# Broken\n\nIt has no comment.\n"

  private let shelf = LessonShelf(
    pages: [
      ("bank.md", bank), ("broken.md", broken), ("ours.id.md", translation), ("ours.md", page),
    ]
  )

  @Test func `lists a program's own lessons before the built-in ones`() throws {
    let all = shelf + .builtIn
    #expect(all.first?.id == "ours")
    #expect(all.headings.map(\.id) == ["ours"] + LessonShelf.builtIn.headings.map(\.id))
    #expect(try all.lesson(named: "tour")?.id == "tour")
  }

  @Test func `keeps the filter of each shelf when shelves are added`() {
    let none = LessonShelf.builtIn.filter { _ in false }
    #expect((shelf + none).headings.map(\.id) == ["ours"])
    #expect((shelf + none).filter { $0.module == "products" }.headings.isEmpty)
  }

  @Test func `draws questions from the bank beside a lesson`() throws {
    let lesson = try #require(try shelf.lesson(named: "ours"))
    let choices = lesson.steps.flatMap(\.questions).flatMap(\.choices)
    #expect(choices.map(\.words) == ["View", "Presenter"])
    #expect(shelf.headings.count == 1)
  }

  @Test func `finds the translation beside a lesson`() throws {
    let indonesian = try #require(Language("id"))
    #expect(try shelf.lesson(named: "ours", in: indonesian)?.title == "Punya kami")
    #expect(shelf.lessons(in: indonesian) == ["ours"])
  }

  @Test func `reports why a page is left out`() {
    #expect(shelf.problems.map(\.file) == ["broken.md"])
    #expect(shelf.problems.count == 1)
    #expect(shelf.problems[0].text.hasPrefix("Say below the title what the lesson needs:"))
    #expect(throws: LessonError.self) { try shelf.all() }
    #expect(LessonShelf.builtIn.problems.isEmpty)
  }
}
