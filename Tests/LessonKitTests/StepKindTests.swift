import Testing
import Traces

@testable import LessonKit

struct StepKindTests {
  private func run(_ step: String, _ events: [Event] = [], bank: Bank = Bank()) throws
    -> LessonAttempt
  {
    var run = LessonAttempt(try StepPage.lesson(step, in: bank))
    run.begin(at: ProductsTrace.observed(events))
    return run
  }

  @Test func `prepares the stage of a step`() throws {
    let lesson = try StepPage.lesson(
      """
      <!-- step read id=a load="todos mvvm --given shared" faults="nil-link a.b; no-reply C -> D e"
           secret setup="open; tap 2" without=findings,heal -->
      """
    )
    #expect(
      lesson.commands(upTo: 0) == [
        "load todos mvvm --given shared", "inject nil-link a.b --secret",
        "inject no-reply C -> D e --secret", "open", "tap 2",
      ]
    )
    #expect(lesson.steps[0].forbidden == ["findings", "heal"])
  }

  @Test func `requires a command before the next answer counts`() throws {
    var run = try run(
      """
      <!-- step predict id=a row=2 -->
      - `Presenter`: yes: So it is.
      - `Interactor`: no store-announces: Look: `wiring view`
      """
    )
    #expect(run.answer("2")?.lines.first == .correction("Not the Interactor. Look: `wiring view`"))
    let wait = LessonLine.correction("First look: `wiring view`. Then answer again.")
    #expect(run.answer("1")?.lines == [wait])
    _ = run.observe(Observation(trace: run.latest.trace, commands: ["wiring view"]))
    #expect(run.answer("1")?.lines.first == .praise("Yes. So it is."))
    #expect(run.answers.map(\.misconception) == ["store-announces", nil])
  }

  @Test func `treats a typed number as a value among numbers`() throws {
    let step = """
      <!-- step predict id=a key="count * -> *" do="open" -->
      - `7`: no: Count.
      - `5`: yes: So it is.
      - `1`: no: Count.
      """
    var run = try run(step)
    #expect(run.presentation().contains(.code("7   5   1")))
    #expect(run.answer("2")?.lines == [.correction("2 is none of the three: 7, 5, 1.")])
    #expect(run.answer("5")?.shown == ["open"])
  }

  @Test func `notes how sure an answer was, and runs the proof of a quiz`() throws {
    var run = try run(StepPage.quiz(#"proof="leaks" says="3 objects""#))
    #expect(run.answer("sure")?.lines.count == 1)
    _ = run.answer("two")
    _ = run.answer("sure")
    #expect(run.answers.map(\.isSure) == [true])
    #expect(run.answer("1")?.shown == ["leaks"])
  }

  @Test func `shows the choices in an order that follows from the seed`() throws {
    let lesson = try StepPage.lesson(StepPage.quiz() + "\n- `three`: no: It is not.")
    let orders = (1...20).map { LessonAttempt(lesson, seed: $0).choices.map(\.text) }
    #expect(Set(orders).count > 3)
    for seed in 1...20 {
      var run = LessonAttempt(lesson, seed: seed)
      #expect(run.answer(run.proposedLines[0])?.lines.first == .praise("Yes. So it is."))
    }
    #expect(LessonAttempt(lesson).choices.map(\.text) == ["one", "two", "three"])
  }

  @Test func `asks the questions of the bank one after the other`() throws {
    var run = try run("<!-- step recall id=r draw=A1,A2 -->", bank: try StepPage.bank())
    #expect(run.presentation().contains(.paragraph("One?")))
    let reply = run.answer("2")
    #expect(reply?.lines.contains(.paragraph("It is: yes it is. So it is.")) == true)
    #expect(reply?.lines.contains(.paragraph("Two?")) == true)
    #expect(run.answer("3")?.lines.first == .praise("Yes. Three."))
    #expect(run.isFinished)
    #expect(run.answers.map(\.question) == ["A1", "A2"])
  }

  @Test func `explains which two rows are in a wrong order`() throws {
    var run = try run("<!-- step sort id=s rows=2..4 -->", ProductsTrace.open)
    #expect(run.hiddenFrom == 2)
    let right = run.proposedLines[0]
    let wrong = right.split(separator: " ").reversed().joined(separator: " ")
    guard case .correction(let text)? = run.answer(wrong)?.lines.first else {
      Issue.record("taken for right")
      return
    }
    #expect(text.contains("still running"))
    #expect(run.answer(right)?.lines.first == .praise("Yes, in this order."))
  }

  @Test func `explains why an item is in a wrong group`() throws {
    var run = try run(
      """
      <!-- step sort id=s into="strong,weak" -->
      - `a.b`: strong: It keeps b.
      - `b.a`: weak: It must not keep a.
      <details>

      One keeps the other.

      </details>
      """
    )
    let correction = LessonLine.correction("No: \"b.a\" is not strong. It must not keep a.")
    #expect(run.answer("1 1")?.lines.first == correction)
    let praise = LessonLine.praise("Yes, all of them. One keeps the other.")
    #expect(run.answer("weak strong")?.lines.first == praise)
  }

  @Test(arguments: ["2..3", "2..4", "2..6", "2..7"])
  func `never shows rows in their order`(_ rows: String) throws {
    let lesson = try StepPage.lesson("<!-- step sort id=s rows=\(rows) -->")
    for seed in 0..<200 {
      var run = LessonAttempt(lesson, seed: seed)
      run.begin(at: ProductsTrace.observed(ProductsTrace.open))
      let inOrder = run.rowsInOrder.enumerated().map { LessonLine.choice(number: $0 + 1, text: $1) }
      #expect(run.rowLines != inOrder)
      #expect(run.answer(run.proposedLines[0])?.lines.first == .praise("Yes, in this order."))
    }
  }

  @Test func `accepts rows with equal text in either order`() throws {
    let lesson = try StepPage.lesson("<!-- step sort id=s rows=1,2,3 -->")
    let lanes = ProductsTrace.lanes
    var events = [lanes[1], lanes[2], lanes[1]].enumerated().map { index, sender in
      Event(.call, number: index + 1, from: sender, to: lanes[3], Message("load()"))
    }
    events.append(Event(.call, number: 4, from: lanes[2], to: lanes[3], Message("end()")))
    for seed in 0..<50 {
      var run = LessonAttempt(lesson, seed: seed)
      run.begin(at: Observation(trace: Trace(lanes: lanes, events: events)))
      let right = run.rowsInOrder
      let shown = run.rowLines.map { line -> String in
        if case .choice(_, let text) = line { text } else { "" }
      }
      #expect(shown != right)
      let twins = shown.indices.filter { shown[$0] == right[0] }.map { $0 + 1 }
      let other = try #require((1...3).first { !twins.contains($0) })
      for answer in ["\(twins[0]) \(other) \(twins[1])", "\(twins[1]) \(other) \(twins[0])"] {
        var trial = run
        #expect(trial.answer(answer)?.lines.first == .praise("Yes, in this order."))
      }
    }
  }

  @Test(arguments: ["one two", "1 1 2", "1 2 3 9", "View", "１ 2 1 2"])
  func `explains how to answer a sort question`(_ input: String) throws {
    var run = try run("<!-- step sort id=s rows=2..4 -->", ProductsTrace.open)
    #expect(run.answer(input)?.lines == [.correction("Type each number from 1 to 3 once.")])
  }

  @Test func `never shows items sorted by their groups`() throws {
    for count in 2...7 {
      let items = (0..<count).map { "- `i\($0)`: \($0 * 2 < count ? "one" : "two"): So." }
      let lesson = try StepPage.lesson(
        (["<!-- step sort id=s into=\"one,two\" -->"] + items).joined(separator: "\n")
      )
      for seed in 0..<100 {
        let numbers = LessonAttempt(lesson, seed: seed).proposedLines[0].split(separator: " ")
        #expect(numbers != numbers.sorted())
      }
    }
  }

  @Test func `shows items in an order by seed`() throws {
    let lesson = try StepPage.lesson(
      """
      <!-- step sort id=s into="one,two" -->
      - `a`: one: So.
      - `b`: two: So.
      - `c`: one: So.
      - `d`: two: So.
      """
    )
    let orders = (0...20).map { LessonAttempt(lesson, seed: $0).presentation() }
    #expect(Set(orders).count > 5)
    for seed in 0...20 {
      var (right, wrong) = (LessonAttempt(lesson, seed: seed), LessonAttempt(lesson, seed: seed))
      _ = right.answer(right.proposedLines[0])
      _ = wrong.answer(wrong.wrongLines[0])
      #expect(right.isFinished)
      #expect(!wrong.isFinished)
    }
  }

  @Test func `ends a search when fault and row are named`() throws {
    let step = #"<!-- step find id=f fault="nil-link Presenter.router" because=#3 looks=2 -->"#
    var run = try run(step)
    #expect(run.setup == ["load products viper", "inject nil-link Presenter.router --secret"])
    _ = run.answer("because #3")
    #expect(run.observe(Observation(found: ["nil-link Presenter.router"])) != nil)
    #expect(run.isFinished)
  }

  @Test func `accepts any decision that has evidence, and gives all reasons when it is skipped`()
    throws
  {
    var run = try run(
      """
      <!-- step decide id=d -->
      - `MVC`: for lines, files: Little to write.
      - `VIPER`: for doubles, faults: Much to test.
      """
    )
    var other = run
    let reasons = "MVC: Little to write. (lines, files) VIPER: Much to test. (doubles, faults)"
    #expect(other.skip().lines.first == .paragraph("Skipped. " + reasons))
    _ = run.answer("VIPER")
    let text = "lines does not bear on this choice. Which figure would change your mind?"
    #expect(run.answer("cite lines")?.lines == [.correction(text)])
    _ = run.answer("cite doubles")
    #expect(run.answer("cite faults")?.lines.first == .praise("That bears on it. Much to test."))
  }

  @Test func `runs the commands of a wrong line and sets the stage up again`() throws {
    var run = try run(
      """
      <!-- step fix id=f faults="nil-link a.b" -->
      - `a.b = b`: yes: So it is.
      - `b.a = a`: no: That is another one.
      <details>

      ```viper-run choice=2
      open
      ```
      </details>
      """
    )
    let wrong = run.answer("2")
    #expect(wrong?.shown == ["open"])
    #expect(wrong?.commands == ["load products viper", "inject nil-link a.b"])
    #expect(run.answer("1")?.shown == ["heal"])
  }

  @Test func `plays the other run after the right answer`() throws {
    var run = try run(
      """
      <!-- step compare id=c with="products mvc" do="open" key="row 2" -->
      - `Presenter`: no: Look.
      - `Store`: yes: So it is.
      """
    )
    #expect(run.setup == ["load products viper", "open"])
    #expect(run.answer("2")?.shown == ["load products mvc", "open"])
  }

  @Test func `opens any step by replay`() throws {
    let lesson = try Lesson(markdown: LessonText.sound, file: "small.md")
    var run = LessonAttempt(lesson, at: 2)
    #expect(run.setup == ["load products viper", "open"])
    #expect(run.goBack().commands == ["load products viper"])
    #expect(run.promptText == "2/3")
  }
}
