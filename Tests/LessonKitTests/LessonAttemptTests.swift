import LessonKit
import Testing
import Traces

struct LessonAttemptTests {
  private static let late = LessonLine.paragraph(
    "Nothing is lost; try again, or type `answer` to see it."
  )

  private func run(at step: Int = 0) throws -> LessonAttempt {
    var run = LessonAttempt(try Lesson(markdown: LessonText.sound, file: "small.md"))
    run.begin(at: ProductsTrace.observed([]))
    for _ in 0..<step { _ = run.skip() }
    run.begin(at: ProductsTrace.observed(step > 1 ? ProductsTrace.open : []))
    return run
  }

  @Test func `gives the reason for a wrong prediction and stays`() throws {
    var run = try run()
    #expect(
      run.answer("interactor")?.lines == [
        .correction("Not the Interactor. It does not know it."),
        .paragraph("Nothing is lost; try again, or type `hint`."),
      ]
    )
    #expect(run.answer("3")?.lines.first == .correction("No. Not yet."))
    #expect(run.stepIndex == 0)
  }

  @Test(arguments: [(0, [false, false, true]), (2, [true, true, true])])
  func `points to the answer after the third miss, or when the hints are used up`(
    hints: Int,
    isLate: [Bool]
  ) throws {
    var run = try run()
    for _ in 0..<hints { _ = run.hint() }
    let nudges = (0..<3).map { _ in run.answer("2")?.lines.last }
    #expect(nudges.map { $0 == Self.late } == isLate)
  }

  @Test func `praises the right prediction and goes on`() throws {
    var run = try run()
    let reply = run.answer("Presenter")
    #expect(reply?.lines.first == .praise("Yes. It knows no other."))
    let heading = LessonLine.heading(title: "Small lesson", position: "step 2 of 3: do")
    #expect(reply?.lines.dropFirst().first == heading)
    #expect(reply?.commands == [])
    #expect(run.promptText == "2/3")
    #expect(run.hiddenFrom == 3)
  }

  @Test func `asks for a number when an answer fits two choices`() throws {
    let text = LessonText.replacing("`Interactor`: no", with: "`Presenter -> Router *`: no")
    var run = LessonAttempt(try Lesson(markdown: text, file: "small.md"))
    _ = run.answer("view")
    let correction = LessonLine.correction("That could be 1 or 2 or 3: type the number.")
    #expect(run.answer("presentr")?.lines == [correction])
  }

  @Test func `ticks off goals and goes on when all are met`() throws {
    var run = try run(at: 1)
    #expect(run.presentation().contains(.goal(text: "the View asks", isMet: false, row: nil)))
    let reply = run.observe(ProductsTrace.observed(ProductsTrace.open))
    #expect(
      reply?.lines.prefix(4) == [
        .goal(text: "the View asks", isMet: true, row: 2),
        .goal(text: "in turn", isMet: true, row: 3),
        .goal(text: "one showing", isMet: true, row: 7),
        .goal(text: "nobody else", isMet: true, row: nil),
      ]
    )
    #expect(reply?.revealed == 3..<8)
    #expect(run.promptText == "3/3")
  }

  @Test(arguments: [true, false])
  func `explains a task when it is done or skipped`(isSkipped: Bool) throws {
    let page = LessonText.replacing("1. It must be opened.", with: "1. Open it.\n\nSo it opens.")
    var run = LessonAttempt(try Lesson(markdown: page, file: "small.md"), at: 1)
    run.begin(at: ProductsTrace.observed([]))
    let reply = isSkipped ? run.skip() : run.observe(ProductsTrace.observed(ProductsTrace.open))
    #expect(reply?.lines.contains(.praise("So it opens.")) == true)
  }

  @Test func `shows goals on the way and advice after misses`() throws {
    var run = try run(at: 1)
    #expect(run.observe(ProductsTrace.observed([])) == nil)
    let half = run.observe(ProductsTrace.observed(Array(ProductsTrace.open.prefix(2))))
    #expect(half?.lines.count == 4)
    #expect(half?.lines.first == .goal(text: "the View asks", isMet: true, row: 2))
    let other = ProductsTrace.call("Router", "View", "a()", number: 3, cause: 2)
    let first = run.observe(ProductsTrace.observed(ProductsTrace.open.prefix(2) + [other]))
    #expect(first?.lines.count == 5)
    #expect(first?.lines.last == .paragraph("Saw View -> Presenter fetchProducts() at #2."))
    let second = run.observe(ProductsTrace.observed(ProductsTrace.open.prefix(2) + [other, other]))
    #expect(second?.lines.last == .paragraph("Nothing is lost; try again, or type `hint`."))
  }

  @Test func `begins the step again when a goal is out of reach`() throws {
    var run = try run(at: 1)
    let bad = ProductsTrace.call("View", "Interactor", "a()", number: 8, cause: 1)
    let reply = run.observe(ProductsTrace.observed([bad] + ProductsTrace.open))
    let correction = LessonLine.correction(
      "\"nobody else\" does not hold: #8 is against it. The step begins again."
    )
    #expect(reply?.lines.contains(correction) == true)
    #expect(reply?.commands == ["load products viper"])
    run.begin(at: ProductsTrace.observed([]))
    #expect(run.observe(ProductsTrace.observed(ProductsTrace.open)) != nil)
    #expect(run.stepIndex == 2)
  }

  @Test func `blames the lesson for a broken check`() throws {
    let text = LessonText.replacing("never View -> Interactor", with: "never View -> Interacter")
    var run = LessonAttempt(try Lesson(markdown: text, file: "small.md"))
    _ = run.answer("1")
    let reason = "at small.md:31, not you: nobody here is called Interacter. `skip` goes on."
    let correction = LessonLine.correction("The lesson has a mistake " + reason)
    #expect(run.observe(ProductsTrace.observed(ProductsTrace.open))?.lines == [correction])
  }
}
