import LessonKit
import TerminalText
import Testing
import Traces

@testable import Lab

/// The actions that a lesson performs on the stage, and its reactions to the learner's actions.
@Suite struct LessonStageTests {
  private func session(_ step: String) async throws -> Session {
    try await LabTests.session(learning: step + "\n\n## End\n<!-- step read id=end -->\nThe end.")
  }

  /// Whether the lines solve the first step.
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
    let text = await session.answer("open; close; reload").text.plain
    #expect(text.contains("What this step injects is in again.\n"))
    #expect(await session.last("open", "close").contains("Still there"))
    _ = await session.answer("explore; load products; inject all-weak")
    #expect(await session.answer("reload").text.plain.hasPrefix("Healed: all-weak"))
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
    #expect(await session.answer("1").text.plain.contains("1 removed, 1 changed"))
  }

  @Test func `shows of a long run what the screen has room for`() async throws {
    let text = Array(repeating: "A line.", count: 3).map { "- \($0)" }.joined(separator: "\n")
    let session = try await session(
      "<!-- step read id=a load=\"todos viper\" setup=\"open; tap 1\" -->\n\(text)"
    )
    let answer = await session.answer("again; restart").text.plain
    #expect(answer.contains(" before: diagram\n"))
    #expect(answer.contains("\n 15   "))
    #expect(session.tallSteps.isEmpty)
  }

  @Test
  func `says of actions before the last one how much was said, where not all fits`() async throws {
    let data = #"load="products viper" do="open; close" proof="source presenter""#
    let session = try await session(quiz(data))
    let answer = await session.answer("1").text.plain
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
    #expect(await session.answer("lesson mine.md").text.plain.contains("Mine."))
    let refusal = await session.last("lesson bad.md")
    #expect(refusal.hasPrefix("bad.md:2:1: A lesson has no control characters"))
    #expect(await session.answer("lesson none.md").status == .failed)
  }

  @Test(arguments: ["because", "cite", "sure", "unsure"])
  func `says what a reply is`(word: String) async throws {
    let session = try await session("<!-- step read id=a -->\nRead.")
    let answer = await session.answer("help \(word)")
    #expect(answer.status == .done)
    #expect(answer.text.plain.contains("In a lesson"))
  }
}
