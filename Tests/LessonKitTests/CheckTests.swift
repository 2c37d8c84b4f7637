import Testing
import Traces

@testable import LessonKit

struct CheckTests {
  private func evidence(_ trace: Trace, since base: Trace = Trace()) -> CheckEvidence {
    CheckEvidence(from: Observation(trace: base), to: Observation(trace: trace))
  }

  private func progress(_ lines: String..., on events: [Event]) throws -> CheckProgress {
    let reader = CheckReader(file: "a.md")
    var progress = CheckProgress(try lines.map { try reader.check($0 + "  # goal", line: 1) })
    progress.observe(evidence(Trace(lanes: ProductsTrace.lanes, events: events)))
    return progress
  }

  @Test(arguments: [
    ("seen View -> Presenter fetchProducts()", CheckResult.met(row: 2)),
    ("seen View -> Presenter fetchProducts", .met(row: 2)),
    ("seen View -> Interactor *", .notYet),
    ("order View -> Presenter * < Presenter -> View *", .met(row: 7)),
    ("order Presenter -> View * < View -> Presenter *", .notYet),
    ("count 1 Presenter -> View *", .met(row: 7)),
    ("count 2 Presenter -> View *", .notYet),
    ("never View -> Interactor *", .met(row: nil)),
    ("never View -> Presenter *", .violated(row: 2)),
    ("never View -> Interacter *", .broken("nobody here is called Interacter")),
  ])
  func `judges each kind`(line: String, result: CheckResult) throws {
    #expect(try progress(line, on: ProductsTrace.open).results == [result])
  }

  @Test func `names the row that exceeds a count`() throws {
    let events = ProductsTrace.open + ProductsTrace.tap(1)
    #expect(
      try progress("count 1 View -> Presenter *", on: events).results == [.violated(row: 9)]
    )
  }

  @Test func `judges never checks last`() throws {
    let never = "never View -> Presenter *"
    let open = ProductsTrace.open
    #expect(try progress(never, "seen Router -> View *", on: open).results == [.notYet, .notYet])
    #expect(
      try progress(never, "seen View -> Presenter *", on: open).results
        == [.violated(row: 2), .met(row: 2)]
    )
  }

  @Test func `keeps a met check met`() throws {
    var progress = try progress("count 1 View -> Presenter *", on: ProductsTrace.open)
    progress.observe(evidence(ProductsTrace.whole))
    #expect(progress.results == [.met(row: 2)])
  }

  @Test func `considers only events since the step began`() throws {
    let check = try CheckReader(file: "a.md").check("seen View -> Presenter *  # goal", line: 1)
    var progress = CheckProgress([check])
    let base = Trace(lanes: ProductsTrace.lanes, events: ProductsTrace.open)
    progress.observe(evidence(base, since: base))
    #expect(progress.results == [.notYet])
    progress.observe(evidence(ProductsTrace.whole, since: base))
    #expect(progress.results == [.met(row: 9)])
  }

  @Test(arguments: [
    #"seen View -> Presenter show("a  # b")  # goal"#,
    #"order View -> Presenter show("a < b") < View -> Presenter *  # goal"#,
    #"seen View -> Presenter show("\"  # ")  # goal"#,
  ])
  func `does not split quoted text`(line: String) throws {
    let check = try CheckReader(file: "a.md").check(line, line: 1)
    #expect(check.goal == "goal")
    #expect(check.meaning.sentences.count == (check.kind == .order ? 2 : 1))
  }

  @Test func `is never complete without checks`() {
    #expect(!CheckProgress([]).isComplete)
  }

  @Test func `finds the nearest event`() throws {
    let check = try CheckReader(file: "a.md").check(
      "seen View -> Interactor getProducts()  # goal",
      line: 1
    )
    #expect(check.nearest(in: ProductsTrace.open)?.number == 3)
    #expect(check.nearest(in: []) == nil)
  }

  @Test(arguments: [
    ("View -> Presenter fetchProducts()", "View calls Presenter.fetchProducts()"),
    ("View -> Presenter *", "View calls Presenter"),
    ("User -> View open", "You type open"),
    ("Presenter --> View [2 ProductEntity]", "Presenter returns [2 ProductEntity] to View"),
    ("Presenter -->! View offline", "Presenter throws offline to View"),
    ("View ~> Presenter load()", "View calls Presenter.load() without waiting"),
    ("Presenter -x View show(_:)", "Presenter calls View.show(_:), and it is lost"),
    ("Router ->* Detail View", "Router creates Detail.View"),
  ])
  func `describes a message in words`(line: String, words: String) throws {
    let sentence = try MessageSentence(line)
    #expect(sentence.words == words)
  }
}
