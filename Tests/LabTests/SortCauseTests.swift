import LessonKit
import SampleModules
import TerminalText
import Testing
import Traces

@testable import Lab

/// A step in which the learner orders rows and then names the cause of each.
@Suite struct SortCauseTests {
  @Test func `asks behind the order for the cause of each row`() async throws {
    let page = """
      # Small
      <!-- lesson id=small module=products architecture=viper minutes=1 -->
      ## Only
      <!-- step sort id=a rows=2,3,6,7 cause setup="open" -->
      In which order?
      """
    let lesson = try Lesson(markdown: page, file: "small.md")
    let session = Session(modules: Samples.modules, lessons: LessonShelf([lesson]))
    _ = await session.answer("lesson small")
    let order = try #require(session.lesson?.run.proposedLines.first)
    let text = await session.answer(order).text.plain
    #expect(text.hasPrefix("Yes, in this order.\n"))
    #expect(session.lesson?.run.proposedLines == ["0 1 2 3"])
    #expect(await session.answer("0 0 2 3").text.plain.contains("look again at row 2"))
    _ = await session.answer("0 1 2 3")
    #expect(session.isLessonOver)
  }
}
