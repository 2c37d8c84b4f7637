import LessonKit
import Testing
import Traces

struct LessonAttemptHelpTests {
  private func run() throws -> LessonAttempt {
    LessonAttempt(try Lesson(markdown: LessonText.sound, file: "small.md"))
  }

  @Test func `gives hints one after the other`() throws {
    var run = try run()
    let first = LessonLine.paragraph("Hint 1 of 2: It can only call what it holds.")
    let second = LessonLine.paragraph("Hint 2 of 2: `wiring view` tells.")
    #expect(run.hint().lines == [first])
    #expect(run.hint().lines.first == second)
    let last = LessonLine.paragraph("That was the last hint; `answer` shows the answer.")
    #expect(run.hint().lines == [second, last])
  }

  @Test func `shows the answer without giving it`() throws {
    var run = try run()
    let answer = LessonLine.paragraph("The answer is 1, Presenter. Type `1` to see why.")
    #expect(run.giveAnswer().lines == [answer])
    #expect(run.stepIndex == 0)
    _ = run.skip()
    #expect(run.giveAnswer().lines == [.paragraph("Type: `open`")])
    _ = run.skip()
    #expect(run.giveAnswer().lines == [.paragraph("Nothing is asked here: an empty line goes on.")])
  }

  @Test(arguments: [true, false])
  func `skips a task by running its commands, after setting up a half-done one`(isHalfDone: Bool)
    throws
  {
    var run = try run()
    #expect(run.skip().commands == [])
    let done = Trace(events: Array(ProductsTrace.open.prefix(1)))
    if isHalfDone { _ = run.observe(Observation(trace: done)) }
    #expect(run.skip().commands == (isHalfDone ? ["load products viper", "open"] : ["open"]))
    #expect(run.stepIndex == 2)
  }

  @Test func `sets the stage up again after unexpected events`() throws {
    var run = try run()
    #expect(run.observe(Observation(trace: Trace(events: ProductsTrace.open))) == nil)
    #expect(run.answer("1")?.commands == ["load products viper"])
    run.begin(at: ProductsTrace.observed([]))
    #expect(run.observe(ProductsTrace.observed(ProductsTrace.open))?.commands == [])
  }

  @Test func `sets the stage up again when rows have other numbers`() throws {
    var run = LessonAttempt(try #require(try LessonShelf.builtIn.lesson(named: "first-message")))
    for input in ["1", "0", "1"] { _ = run.answer(input) }
    let early = ProductsTrace.call("View", "Presenter", "early()", number: 2, cause: 1)
    var events = ProductsTrace.open
    events.insert(early, at: 1)
    for index in events.indices.dropFirst(2) { events[index].number = index + 1 }
    let reply = run.observe(ProductsTrace.observed(events))
    #expect(reply?.commands == ["load products viper", "open"])
    let notice = LessonLine.paragraph("The stage is set anew, so that the row numbers fit.")
    #expect(reply?.lines.contains(notice) == true)
  }

  @Test func `goes on to the next step only from a text`() throws {
    var run = try run()
    #expect(run.next().lines == [.paragraph("Choose first, or type `skip`.")])
    _ = run.skip()
    #expect(run.next().lines == [.paragraph("Some goals are open; `again` shows them.")])
    _ = run.skip()
    #expect(!run.isFinished)
    _ = run.next()
    #expect(run.isFinished)
  }

  @Test func `says so when the lesson is over, and restarts it`() throws {
    var run = try run()
    for _ in 0..<3 { _ = run.skip() }
    #expect(run.isFinished)
    #expect(run.promptText == "")
    #expect(run.hiddenFrom == nil)
    #expect(run.presentation().first == .end("That was \"Small lesson\", all 3 steps of it."))
    #expect(run.answer("1") == nil)
    #expect(run.observe(Observation(trace: ProductsTrace.whole)) == nil)
    #expect(run.skip() == run.next())
    #expect(run.hint().lines.count == 1)
    let reply = run.restart()
    #expect(reply.commands == ["load products viper"])
    #expect(reply.lines == run.presentation())
    #expect(run.promptText == "1/3")
  }
}
