import LessonKit
import Testing
import Traces

struct LessonVerifierTests {
  private static let words = LessonWords(
    commands: ["help", "open", "screen", "tap", "wiring"],
    bank: Bank()
  )

  private func findings(_ text: String, on stage: ReplayedStage = ReplayedStage()) async throws
    -> [String]
  {
    let lesson = try Lesson(markdown: text, file: "small.md")
    return await Lessons.check(lesson, on: stage, words: Self.words).map(\.description)
  }

  @Test func `finds nothing in a sound lesson`() async throws {
    #expect(try await findings(LessonText.sound) == [])
  }

  @Test(arguments: PlantedMistake.all)
  func `finds the planted mistake and nothing else`(_ mistake: PlantedMistake) async throws {
    let text = LessonText.replacing(mistake.text, with: mistake.other)
    #expect(try await findings(text) == mistake.findings)
  }

  @Test func `finds an answer that reaches nothing at all`() async throws {
    let text = LessonText.replacing("```viper-answer\nopen", with: "```viper-answer\nscreen")
    let found = try await findings(text)
    let finding = "small.md:28:1: The own answer does not reach this: nothing like it was seen."
    #expect(found.contains(finding))
    #expect(found.contains("small.md:5:1: There is no row 2: the last is 0."))
  }

  @Test func `makes findings safe to show`() async throws {
    let stage = ReplayedStage(adding: [
      "open": ProductsTrace.open.prefix(1)
        + [try ProductsTrace.call("View Presenter fetch\u{1B}() 2 1")]
    ])
    #expect(try await findings(LessonText.sound, on: stage).allSatisfy { !$0.contains("\u{1B}") })
    #expect(try await findings(LessonText.sound, on: stage).contains { $0.contains("\\u{1B}") })
  }

  @Test func `detects a module that sends other messages`() async throws {
    let lesson = try #require(try LessonShelf.builtIn.lesson(named: "first-message"))
    let stage = ReplayedStage(adding: ["open": Array(ProductsTrace.open.prefix(5))])
    let words = LessonWords(commands: Self.words.commands + ["show"])
    #expect(await !Lessons.check(lesson, on: stage, words: words).isEmpty)
  }
}
