import LessonKit
import SampleModules
import TerminalText
import Testing

@testable import Lab

@Suite struct GlossaryTests {
  @Test(arguments: Glossary.words) func `what a word means can be seen`(word: String) async throws {
    let entry = try #require(Glossary.entry(for: word))
    let session = Session(
      modules: Samples.modules,
      lessons: LessonShelf(try BuiltInLessons.all()),
      baselines: .ofSamples
    )
    let answer = await session.answer(entry.see)
    #expect(answer.status == .done, "\(answer.text.plain)")
    let page = await session.answer("explain \(word)").text.plain
    #expect(page.hasSuffix("See it:  \(entry.see)\n"))
  }

  @Test(arguments: [
    "weak", "strong", "unowned", "retain cycle", "delegate", "protocol", "main queue", "publisher",
    "mapping", "closure", "dependency injection",
  ])
  func `words of iOS are explained`(word: String) {
    #expect(Glossary.words.contains(word))
  }

  @Test func `each word stands there once`() {
    #expect(Set(Glossary.words).count == Glossary.words.count)
  }
}
