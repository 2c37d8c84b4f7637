import LessonKit
import TerminalText
import Testing
import Traces

@testable import Lab

@Suite struct LessonStageTests {
  private func session(_ step: String) async throws -> Session {
    try await LabTests.session(learning: step + "\n\n## End\n<!-- step read id=end -->\nThe end.")
  }

  private func solves(_ step: String, _ lines: String...) async throws -> Bool {
    let session = try await session(step)
    for line in lines { _ = await session.answer(line) }
    return session.prompt == "viper 2/2> "
  }

  private func free(_ check: String, _ data: String = "load=\"products viper\"") -> String {
    "<!-- step free id=a \(data) -->\nDo it.\n\n```viper-check\n\(check)  # the goal\n```"
  }

  private func quiz(_ data: String) -> String {
    question("quiz id=a \(data)", ["`one`: yes: It is.", "`two`: no: It is not."])
  }

  @Test func `keeps the faults of a step when the module is made anew`() async throws {
    let session = try await session(
      free("gone View", "load=\"products viper\" faults=\"strong-view\" secret")
    )
    let text = await session.last("open; close; reload")
    #expect(text.contains("What this step injects is in again.\n"))
    #expect(await session.last("open", "close").contains("Still there"))
    _ = await session.answer("explore; load products; inject all-weak")
    #expect(await session.last("reload").hasPrefix("Healed: all-weak"))
  }

  @Test(arguments: [
    ("looked compare products viper changes", "compare viper changes"),
    ("looked compare viper changes", "compare products changes viper"),
    ("looked source view.viewDidLoad", "source ProductListViewController.viewDidLoad"),
    ("looked source ProductListRouter", "source router"), ("looked wiring view", "wiring View"),
    ("looked diagram", "d"),
  ]) func `takes a look in other words`(check: String, line: String) async throws {
    #expect(try await solves(free(check), "open", line))
    #expect(try await solves(free(check), "open", "screen", "source presenter") == false)
  }

  @Test(arguments: [
    ("looked show Presenter -> View *", "show 7", "show 6"),
    ("because Presenter -> View showProducts", "because #7", "because #6"),
  ]) func `takes a row by its message`(check: String, right: String, wrong: String) async throws {
    #expect(try await solves(free(check), "open", right))
    #expect(try await solves(free(check), "open", wrong) == false)
  }

  @Test func `takes a page at each of its visits`() async throws {
    let step = free(
      "seen Detail.View -> Detail.Presenter viewDidLoad",
      "load=\"todos viper\" setup=\"open; tap 1; back\""
    )
    #expect(try await solves(step, "tap 1"))
    #expect(try await solves(step, "tap 2"))
    let lost = free(
      "lost Detail.Presenter -> Detail.View showTodo [gone]",
      """
      load="todos viper" setup="open; tap 1; back" \
      faults="late-reply Detail.Interactor -> Detail.Presenter didRetrieveTodo"
      """
    )
    #expect(try await solves(lost, "tap 1", "back", "wait"))
  }

  @Test func `compares by diff what the step itself has done`() async throws {
    let data = #"proof="diff" load="products viper" setup="open; inject no-reply""#
    let session = try await session(quiz(data))
    _ = await session.answer("explore; open; tap 1; reload; return")
    #expect(await session.last("1").contains("1 removed, 1 changed"))
  }

  @Test func `shows of a long run what the screen has room for`() async throws {
    let text = Array(repeating: "A line.", count: 3).map { "- \($0)" }.joined(separator: "\n")
    let session = try await session(
      "<!-- step read id=a load=\"todos viper\" setup=\"open; tap 1\" -->\n\(text)"
    )
    let answer = await session.last("again; restart")
    #expect(answer.contains(" before: diagram\n") && answer.contains("\n 15   "))
    #expect(session.tallSteps.isEmpty)
  }

  @Test
  func `says of actions before the last one how much was said, where not all fits`() async throws {
    let data = #"load="products viper" do="open; close" proof="source presenter""#
    let session = try await session(quiz(data))
    let answer = await session.last("1")
    #expect(answer.contains("\nopen: 3 of 4 objects and the Store: 5 messages, 1 value returned."))
    #expect(!answer.contains("legend"))
  }

  @Test func `says of a step that is too long how many lines it has`() async throws {
    let data = #"load="products viper" setup="open" proof="source router""#
    let session = try await session(quiz(data))
    _ = await session.answer("1")
    #expect(session.tallSteps.map(\.index) == [0])
    #expect((session.tallSteps.first?.lines ?? 0) > 22)
  }

  @Test func `begins an author's own file`() async throws {
    let files = Files.inMemory()
    try files.write("mine.md", Array(lessonPage("<!-- step read id=a -->\nMine.").utf8))
    try files.write("bad.md", Array("# Bad\n\u{1B}[31m".utf8))
    let session = Session(files: files)
    #expect(await session.last("lesson mine.md").contains("Mine."))
    let refusal = await session.last("lesson bad.md")
    #expect(refusal.hasPrefix("bad.md:2:1: A lesson has no control characters"))
    #expect(await session.answer("lesson none.md").status == .failed)
  }

  @Test(arguments: ["because", "cite", "sure", "unsure"])
  func `says what a reply is`(word: String) async throws {
    let session = try await session("<!-- step read id=a -->\nRead.")
    let answer = await session.answer("help \(word)")
    #expect(answer.status == .done && answer.text.plain.contains("In a lesson"))
  }
}

@Suite struct LessonReplyTests {
  @Test func `keeps a comma beside the code before it`() {
    let lines = [LessonLine.paragraph("Name `strong-view`, and more")]
    let text = LessonText(lines: lines, width: 16, isASCII: false).text
    #expect(text.plain == "Name\nstrong-view, and\nmore\n")
  }

  @Test func `accepts a row number as an answer only while a question is open`() async throws {
    let choices = ["`#3`: no: Look at it.", "`#4`: yes: It is."]
    let step = question("quiz id=a setup=\"open\"", choices)
    let session = try await session(learning: step)
    #expect(await session.last("#4").hasPrefix("Yes. It is.\n"))
    #expect(await session.last("#4").isEmpty)
  }

  @Test func `no longer asks for a look that was refused`() async throws {
    let choices = ["`Interactor`: yes: It is.", "`View`: no: See `show #5` for that."]
    let step = question("predict id=a row=3 setup=\"open\"", choices)
    let session = try await session(learning: step)
    #expect(await session.last("2", "1").hasPrefix("First look:"))
    #expect(await session.answer("show #5").status == .failed)
    #expect(await session.last("1").hasPrefix("Yes."))
  }

  @Test func `says that a row is not the requested one`() async throws {
    let session = try await session(
      learning: """
        <!-- step free id=a setup="open" -->
        Which?

        ```viper-check
        because #6  # the row
        ```
        """
    )
    #expect(await session.last("because #5").hasPrefix("because #5 is not what is asked for."))
    _ = await session.answer("because #6")
    #expect(session.isLessonOver)
  }

  @Test func `leaves the legend out while a step is open`() async throws {
    let session = try await session(learning: "<!-- step read id=a -->\nRead.")
    let text = await session.last("open")
    #expect(text.contains("(Row 1 was you.)") && !text.contains("legend"))
  }

  @Test func `answers No where a choice is a text`() async throws {
    let choices = ["`Value`: no: Look at it.", "`Worth`: yes: It is."]
    let step = question("quiz id=a", text: "*Which* one of **these two**?", choices)
    let session = try await session(learning: step)
    #expect(await session.last("again").contains("\nWhich one of these two?\n"))
    #expect(await session.last("1").hasPrefix("No. Look at it."))
  }

  @Test func `accepts the reason given with a guess`() async throws {
    let step = ##"<!-- step find id=a fault="nil-link Presenter.interactor" because="#3" -->"##
    let session = try await session(learning: step + "\nFind it.")
    let reply = await session.last("open", "guess nil-link presenter.interactor because #3")
    #expect(reply.contains("Yes: nil-link at Presenter.interactor."))
    #expect(reply.contains("[x] a row that shows it"))
  }

  @Test func `names the open goals after a look at something else`() async throws {
    let session = try await session(
      learning: """
        <!-- step do id=a setup="open" -->
        Look.

        ```viper-check
        looked leaks  # you saw who is left
        ```

        <details><summary>Answer</summary>

        ```viper-answer
        leaks
        ```

        </details>
        """
    )
    #expect(await session.last("wiring").hasSuffix("\n\n  [ ] you saw who is left\n"))
    #expect(session.lesson?.run.proposedLines == ["leaks"])
  }

  @Test func `asks behind the order for the cause of each row`() async throws {
    let step = #"<!-- step sort id=a rows=2,3,6,7 cause setup="open" -->"#
    let session = try await session(learning: step + "\nIn which order?")
    let order = try #require(session.lesson?.run.proposedLines.first)
    #expect(await session.last(order).hasPrefix("Yes, in this order.\n"))
    #expect(session.lesson?.run.proposedLines == ["0 1 2 3"])
    #expect(await session.last("0 0 2 3").contains("look again at row 2"))
    _ = await session.answer("0 1 2 3")
    #expect(session.isLessonOver)
  }
}
