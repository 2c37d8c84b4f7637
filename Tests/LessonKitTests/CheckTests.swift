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

  @Test func `finds the nearest event`() throws {
    let line = "seen View -> Interactor getProducts()  # goal"
    let check = try CheckReader(file: "a.md").check(line, line: 1)
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

/// The result of each check after opening Products and other actions.
struct CheckListTests {
  private func result(
    _ line: String,
    _ events: [Event] = ProductsTrace.open,
    _ change: (inout Observation, inout Statements) -> Void = { _, _ in }
  ) throws -> CheckResult {
    let check = try CheckReader(file: "a.md").check(line, goal: "goal", line: 1)
    let lanes = ProductsTrace.lanes
    var now = Observation(trace: Trace(lanes: lanes, events: events), variant: "viper")
    var statements = Statements()
    statements.recordScreens(of: now)
    change(&now, &statements)
    let base = Observation(trace: Trace(lanes: lanes), faults: now.faults.isEmpty ? ["a b"] : [])
    return check.result(for: CheckEvidence(from: base, to: now, statements))
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
    ("seen * -> * getProducts", .met(row: 3)),
    ("seen Store --> Interactor *", .met(row: 5)),
    (
      "exactly View -> * * < Presenter -> * * < * -> Store * < * -> Presenter * < * -> View *",
      .met(row: 7)
    ),
    ("exactly View -> Presenter * < Presenter -> View *", .violated(row: 3)),
    ("exactly View -> Presenter * < Presenter -> Interactor *", .violated(row: 4)),
    ("caused showProducts by fetchProducts", .met(row: 7)),
    ("caused Presenter -> View showProducts by View -> Presenter fetchProducts", .met(row: 7)),
    ("caused View -> Presenter fetchProducts by Presenter -> View showProducts", .notYet),
    (
      "between View -> Presenter * and Presenter -> View * never Presenter -> Router *",
      .met(row: 7)
    ),
    (
      "between View -> Presenter * and Presenter -> View * never Interactor -> Store *",
      .violated(row: 4)
    ),
    ("answered Presenter -> Interactor getProducts", .met(row: 6)),
    ("answered Interactor -> Store loadProducts", .met(row: 5)),
    ("answered View -> Presenter fetchProducts", .met(row: 7)),
    ("answered View -> Router *", .notYet),
    ("lost Presenter -> View *", .notYet),
    ("on io Presenter -> View *", .notYet),
    ("on main Presenter -> View *", .met(row: 7)),
    ("same screens mvc viper", .notYet),
    ("looked why #5", .notYet), ("looks 1", .met(row: nil)),
    ("found * *", .notYet), ("repaired", .met(row: nil)),
    ("cited lines", .notYet), ("because #3", .notYet),
  ])
  func `judges the messages that were sent`(line: String, expected: CheckResult) throws {
    #expect(try result(line) == expected)
  }

  @Test func `counts two answers to one request as one too many`() throws {
    let again = ProductsTrace.call("Interactor", "Presenter", "didFail()", number: 8, cause: 3)
    let line = "answered Presenter -> Interactor getProducts"
    #expect(try result(line, ProductsTrace.open + [again]) == .violated(row: 8))
  }

  @Test(arguments: [
    ("lost Presenter -> Router open", CheckResult.met(row: 8)),
    ("lost * -> * * [nil]", .met(row: 8)), ("lost * -> * * [gone]", .notYet),
    ("lost Presenter -> View open", .notYet), ("lost Presenter -> Router close", .notYet),
  ])
  func `matches a lost message by its nil reference`(line: String, expected: CheckResult) throws {
    var lost = Event(.lost, number: 8, from: Participant(named: "Presenter"))
    (lost.seam, lost.loss, lost.candidates) = (Seam("router"), .nil, ["open(_:)"])
    #expect(try result(line, ProductsTrace.open + [lost]) == expected)
  }

  @Test func `judges alive, gone and leaked objects`() throws {
    let (view, presenter) = (Participant(named: "View"), Participant(named: "Presenter"))
    var created = Event(.created)
    created.objects = [view, presenter]
    var gone = Event(.gone, number: 2, to: view)
    gone.objects = [view]
    let close = Event(.action, number: 1, to: view, Message("close"))
    let events = [created, close, gone]
    #expect(try result("alive Presenter", events).isMet)
    #expect(try result("alive View, Presenter", events) == .notYet)
    #expect(try result("gone View", events) == .met(row: 2))
    #expect(try result("gone Presenter", events) == .notYet)
    #expect(try result("leaked some", events).isMet)
    #expect(try result("leaked none", events) == .notYet)
    #expect(try result("leaked some", [created]) == .notYet)
  }

  @Test func `reads the screen, and compares all screens of the variants`() throws {
    let events = ["List", "Page"].map { title in
      var drawn = Event(.screen)
      drawn.screen = Screen(title: title, [.row("Worth", "3")])
      return drawn
    }
    #expect(try result("screen \"Worth\"", events).isMet)
    #expect(try result("screen not \"Worth\"", events) == .notYet)
    #expect(try result("screen not \"Value\"", events).isMet)
    for (seen, isMet) in [(events, true), ([events[1]], false)] {
      let both = try result("same screens mvc viper", events) { _, statements in
        let trace = Trace(lanes: ProductsTrace.lanes, events: seen)
        statements.recordScreens(of: Observation(trace: trace, variant: "mvc"))
      }
      #expect(both.isMet == isMet)
    }
  }

  @Test func `reads the wiring`() throws {
    let presenter = Participant(named: "Presenter")
    var wired = Event(.wired, from: presenter, to: Participant(named: "View"))
    wired.seam = Seam("view", .weak)
    #expect(try result("wired Presenter.view weak", [wired]).isMet)
    #expect(try result("wired Presenter.view", [wired]).isMet)
    #expect(try result("wired Presenter.view strong", [wired]) == .notYet)
    #expect(try result("wired Presenter.router", [wired]) == .notYet)
  }

  @Test(arguments: [
    ("looked why #5", true), ("looked why", true), ("looked why #6", false),
    ("looks 2", true), ("looks 1", false), ("found nil-link Presenter.router", true),
    ("found * *", true), ("found no-reply", false), ("repaired", false),
    ("because #3, #4", true), ("because #5", false), ("cited lines", true),
    ("cited 2 of lines, doubles, hops", true), ("cited 2 of lines, hops", false),
  ])
  func `judges commands, guesses and statements`(line: String, isMet: Bool) throws {
    let found = try result(line) { now, statements in
      now.commands = ["why #5", "wiring view"]
      now.found = ["nil-link Presenter.router"]
      now.faults = ["nil-link Presenter.router"]
      for text in ["because #4", "cite lines", "cite doubles"] { _ = statements.take(text) }
    }
    #expect(found.isMet == isMet)
  }

  @Test(arguments: Check.Kind.all) func `reads its own example`(kind: Check.Kind) throws {
    let check = try CheckReader(file: "a.md").check(kind.example + "  # goal", line: 1)
    #expect(check.kind == kind)
  }

  @Test(arguments: [
    "alive ", "gone ", "leaked all", "screen Worth", "same screens mvc", "wired view", "looked ",
    "looks many", "found ", "cited 3 of a, b", "because soon", "caused View -> Presenter *",
  ])
  func `reports incomplete checks`(line: String) {
    let error = #expect(throws: LessonError.self) {
      try CheckReader(file: "a.md").check(line + "  # goal", line: 4)
    }
    #expect(error?.line == 4)
    #expect((error?.description.count ?? 0) > 30)
  }
}
