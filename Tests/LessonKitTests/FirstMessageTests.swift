import Course
import LessonKit
import Testing
import Traces

struct FirstMessageTests {
  private static let words = LessonWords(
    commands: ["help", "open", "screen", "show", "tap", "wiring"]
  )

  private func lesson() throws -> Lesson {
    try #require(try Lessons.builtIn().first { $0.id == "first-message" })
  }

  @Test func `detects a module that sends other messages`() async throws {
    let stage = ReplayedStage(adding: ["open": Array(ProductsTrace.open.prefix(5))])
    let found = await Lessons.check(
      try lesson(),
      on: stage.host,
      words: Self.words
    )
    #expect(!found.isEmpty)
  }

  @Test(arguments: [
    ("id=open hides=3", "id=open", "#3 was shown in step 3: hide it there with hides=3"),
    ("id=back row=6", "id=back row=2", "#2 was shown in step 3: hide it there with hides=2"),
  ])
  func `finds a question that is answered before it is asked`(
    text: String,
    other: String,
    finding: String
  ) async throws {
    let whole = try #require(Course.builtIn.text(of: "03-first-message.md"))
    let range = try #require(whole.firstRange(of: text))
    let changed = whole[..<range.lowerBound] + other + whole[range.upperBound...]
    let found = await Lessons.check(
      try Lesson(markdown: String(changed), file: "a.md"),
      on: ReplayedStage().host,
      words: Self.words
    )
    #expect(found.map(\.text).contains(finding))
  }

  @Test func `sets the stage up again when rows have other numbers`() throws {
    var run = LessonAttempt(try lesson())
    for input in ["1", "0", "1"] { _ = run.answer(input) }
    let early = ProductsTrace.call("View", "Presenter", "early()", [], 2, cause: 1)
    var events = ProductsTrace.open
    events.insert(early, at: 1)
    for index in events.indices.dropFirst(2) { events[index].number = index + 1 }
    let reply = run.observe(ProductsTrace.observed(events))
    #expect(reply?.commands == ["load products viper", "open"])
    #expect(
      reply?.lines.contains(.paragraph("The stage is set anew, so that the row numbers fit."))
        == true
    )
  }
}
