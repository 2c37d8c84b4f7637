import LessonKit
import Testing
import Traces

struct LessonAttemptTests {
  @Test(arguments: try LessonCase.all(in: "attempts.txt"))
  func `replies as the transcript says`(given: LessonCase) throws {
    var transcript = try AttemptTranscript(given)
    #expect(try transcript.replayed(given.expected) == given.expected)
  }

  @Test func `sets the stage up again when rows have other numbers`() throws {
    var run = LessonAttempt(try #require(try LessonShelf.builtIn.lesson(named: "first-message")))
    for input in ["2", "0", "1"] { _ = run.answer(input) }
    let early = try ProductsTrace.call("View Presenter early() 2 1")
    var events = ProductsTrace.open
    events.insert(early, at: 1)
    for index in events.indices.dropFirst(2) { events[index].number = index + 1 }
    let reply = run.observe(ProductsTrace.observed(events))
    #expect(reply?.commands == ["load products viper", "open"])
    let notice = LessonLine.paragraph("The stage is set anew, so that the row numbers fit.")
    #expect(reply?.lines.contains(notice) == true)
  }
}
