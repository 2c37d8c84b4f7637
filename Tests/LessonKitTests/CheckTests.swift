import Foundation
import Testing
import Traces

@testable import LessonKit

private func check(_ text: String, at line: Int = 1) throws(LessonError) -> Check {
  try PageText(text: text, file: "a.md", line: line).check()
}

struct CheckTests {
  private func evidence(_ trace: Trace, since base: Trace = Trace()) -> CheckEvidence {
    CheckEvidence(from: Observation(trace: base), to: Observation(trace: trace))
  }

  private func progress(_ lines: String..., on events: [Event]) throws -> CheckProgress {
    var progress = CheckProgress(try lines.map { try check($0 + "  # goal") })
    progress.observe(evidence(Trace(lanes: ProductsTrace.lanes, events: events)))
    return progress
  }

  @Test func `names the row that exceeds a count`() throws {
    let events = ProductsTrace.open + ProductsTrace.tap(1)
    let progress = try progress("count 1 View -> Presenter *", on: events)
    #expect(progress.results == [.violated(row: 9)])
  }

  @Test func `judges never checks last`() throws {
    let never = "never View -> Presenter *"
    let open = ProductsTrace.open
    #expect(!CheckProgress([]).isComplete)
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
    let check = try check("seen View -> Presenter *  # goal")
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
    let check = try check(line)
    #expect(check.goal == "goal")
    #expect(check.meaning.sentences.count == (check.kind == .order ? 2 : 1))
  }

  @Test func `finds the nearest event`() throws {
    let line = "seen View -> Interactor getProducts()  # goal"
    let check = try check(line)
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
    #expect(try MessageSentence(line).words == words)
  }
}

/// The result of each check in `checks.txt` after a run.
struct CheckListTests {
  private func result(
    _ line: String,
    after events: [Event],
    given: LessonCase? = nil,
    _ change: (inout Statements) -> Void = { _ in }
  ) throws -> CheckResult {
    let check = try PageText(text: line, file: "a.md", line: 1).check(goal: "goal")
    let lanes = ProductsTrace.lanes
    let now = Observation(
      trace: Trace(lanes: lanes, events: events),
      commands: given?.options("command") ?? [],
      found: given?.options("found") ?? [],
      faults: given?.options("fault") ?? [],
      variant: "viper"
    )
    var statements = Statements()
    statements.recordScreens(of: now)
    for text in given?.options("says") ?? [] { _ = statements.take(text, about: now.trace) }
    change(&statements)
    let base = Observation(trace: Trace(lanes: lanes), faults: now.faults.isEmpty ? ["a b"] : [])
    return check.result(for: CheckEvidence(from: base, to: now, statements))
  }

  @Test(arguments: try LessonCase.all(in: "checks.txt"))
  func `judges a run as the table says`(given: LessonCase) throws {
    let events = try Trace(notation: given.page).events
    for row in given.expected.split(separator: "\n") {
      let sides = row.components(separatedBy: " => ")
      let found = try result(sides[0], after: events, given: given)
      #expect(found.text == sides.last, "\(row)")
    }
  }

  @Test func `reads the screen, and compares all screens of the variants`() throws {
    let events = ["List", "Page"].map { title in
      var drawn = Event(.screen)
      drawn.screen = Screen(title: title, [.row("Worth", "3")])
      return drawn
    }
    #expect(try result("screen \"Worth\"", after: events).isMet)
    #expect(try result("screen not \"Worth\"", after: events) == .notYet)
    #expect(try result("screen not \"Value\"", after: events).isMet)
    for (seen, isMet) in [(events, true), ([events[1]], false)] {
      let both = try result("same screens mvc viper", after: events) { statements in
        let trace = Trace(lanes: ProductsTrace.lanes, events: seen)
        statements.recordScreens(of: Observation(trace: trace, variant: "mvc"))
      }
      #expect(both.isMet == isMet)
    }
  }

  @Test(arguments: Check.Kind.all) func `reads its own example`(kind: Check.Kind) throws {
    let check = try check(kind.example + "  # goal")
    #expect(check.kind == kind)
  }

  @Test(arguments: [
    "alive ", "gone ", "leaked all", "screen Worth", "same screens mvc", "wired view", "looked ",
    "looks many", "found ", "cited 3 of a, b", "because soon", "caused View -> Presenter *",
  ])
  func `reports incomplete checks`(line: String) {
    let error = #expect(throws: LessonError.self) {
      try check(line + "  # goal", at: 4)
    }
    #expect(error?.line == 4)
    #expect((error?.description.count ?? 0) > 30)
  }
}

extension CheckResult {
  /// The result as `checks.txt` writes it: `met #2`, `not yet`, `violated #3`.
  fileprivate var text: String {
    let row = self.row.map { " #\($0)" } ?? ""
    return switch self {
    case .met: "met" + row
    case .notYet: "not yet"
    case .violated: "violated" + row
    case .broken(let reason): "broken: \(reason)"
    }
  }
}
