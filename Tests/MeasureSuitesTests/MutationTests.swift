import Stage
import Testing

@testable import MeasureSuites

@Suite struct MutationOperatorTests {
  private static let source = """
    final class List {
      private weak var view: ListView?
      weak var delegate: ListDelegate?

      var title: String { "Due: \\(day)" }

      func load() {
        items = store.load()
        label.text = message
        if items.isEmpty { show("None") } else { draw() }
        let first = pick(items[index], at: place ?? 0)
        switch result {
        case .success: done(first)
        case .failure: fail()
        }
        do { try save() } catch is Late { wait() } catch { fail() }
        button = Button("Add") { [weak self] in self?.show("More") }
        model.onChange = { [weak self, place] in self?.pick($0, at: place) }
      }
    }

    extension List {
      func load(again: Bool) { load() }
    }
    """

  private func mutated(_ rule: String, _ member: String, _ code: String) throws -> String? {
    let mutant = Mutant(name: "", rule: try #require(MutationOperator.named(rule)), summary: "")
    let file = SourceFile(name: "List.swift", text: MutationOperatorTests.source)
    let site = MutationSite(variant: "", member: member, code: code)
    return mutant.mutated([file], at: site)?.text
  }

  @Test(
    arguments: [
      ("drop-call", "draw()", "draw()", "()"),
      ("drop-call", "label.text = message", "label.text = message", "()"),
      ("forget-case", "case .failure:", "case .failure: fail()", "case .failure: break"),
      ("forget-case", "catch is Late", "catch is Late { wait() }", "catch is Late {}"),
      ("forget-case", "catch", "catch { fail() }", "catch {}"),
      (
        "swap-neighbours", "items[index]", "pick(items[index], at: place ?? 0)",
        "pick(place ?? 0, at: items[index])"
      ),
      (
        "swap-neighbours", "items = store.load()", "items = store.load()\n    label.text = message",
        "label.text = message\nitems = store.load()"
      ),
      ("negate-condition", "items.isEmpty", "if items.isEmpty", "if !(items.isEmpty)"),
      ("skip-condition", "items.isEmpty", "if items.isEmpty", "if true"),
      ("never", "items.isEmpty", "if items.isEmpty", "if false"),
      ("cut-text", "\"None\"", "\"None\"", "\"one\""),
      ("skip-conversion", "done(first)", "done(first)", "\"\\(first)\""),
      ("reverse-list", "store.load()", "= store.load()", "= Array((store.load()).reversed())"),
      ("drop-last", "store.load()", "= store.load()", "= Array((store.load()).dropLast())"),
      ("first-element", "items[index]", "items[index]", "items[0]"),
      ("next-element", "items[index]", "items[index]", "items[(index + 1) % items.count]"),
      (
        "keep-old", "label.text = message", "label.text = message",
        "label.text = message ?? label.text"
      ),
      ("forget-value", "store.load()", "= store.load()", "= (false ? store.load() : nil)"),
      ("use-fallback", "place ?? 0", "place ?? 0", "0"),
      (
        "keep-reference", #"Button("Add") { [weak self] in self?.show("More") }"#,
        "[weak self] in", "[self = Optional(self)] in"
      ),
      (
        "keep-reference", "model.onChange = { [weak self, place] in self?.pick($0, at: place) }",
        "[weak self,", "[self = Optional(self),"
      ),
    ]
  ) func `changes one place, and nothing else`(
    rule: String,
    code: String,
    before: String,
    after: String
  ) throws {
    let source = MutationOperatorTests.source
    let expected = source.replacing(before, with: after)
    #expect(expected != source)
    #expect(try mutated(rule, "List.load()", code) == expected)
  }

  @Test func `finds properties, and members of extensions`() throws {
    let source = MutationOperatorTests.source
    #expect(
      try mutated("bare-value", "List.title", #""Due: \(day)""#)
        == source.replacing(#""Due: \(day)""#, with: #""\(day)""#)
    )
    #expect(
      try mutated("drop-call", "List.load(again:)", "load()")
        == source.replacing("{ load() }", with: "{ () }")
    )
    #expect(
      try mutated("keep-reference", "List.view", "private weak var view: ListView?")
        == source.replacing("weak var view", with: " var view")
    )
  }

  @Test(arguments: [
    ("drop-call", "List.load()", "nothing()"), ("drop-call", "List.save()", "draw()"),
    ("drop-call", "Other.load()", "draw()"), ("drop-call", "List.load()", "fail()"),
    ("never", "List.load()", "draw()"), ("bare-value", "List.load()", "\"None\""),
  ])
  func `does not apply where there is no such place or more than one`(
    rule: String,
    member: String,
    code: String
  ) throws {
    #expect(try mutated(rule, member, code) == nil)
  }

  @Test func `has a unique name and summary for each operator`() {
    #expect(Set(MutationOperator.all.map(\.name)).count == MutationOperator.all.count)
    #expect(Set(MutationOperator.all.map(\.summary)).count == MutationOperator.all.count)
  }
}

@Suite struct MutationContextTests {
  private static let sources = [
    SourceFile(
      name: "List.swift",
      text: """
        protocol ListPresentation { func load() }
        protocol ListView { func show(_ rows: [Row]) }

        @Role(.presenter) final class ListPresenter: ListPresentation {
          private weak var view: ListView?
          func load() { didLoad([]) }
          private func didLoad(_ names: [String]) { view?.show(names.map(row)) }
          private func row(for name: String) -> Row { Row(name: RowNames.short(name)) }
        }

        @Role(.view)
        final class ListViewController: ViewController {
          override func viewDidLoad() { title = "List" }
        }
        """
    ),
    SourceFile(
      name: "RowNames.swift",
      text: "enum RowNames { static func short(_ name: String) -> String { name } }"
    ),
  ]

  @Test(
    arguments: [
      ("ListPresenter.row(for:)", ["Presenter"], ["load", "show", "view"]),
      ("ListPresenter.view", ["Presenter"], ["load", "show", "view"]),
      ("ListViewController.viewDidLoad()", ["View"], ["viewDidLoad"]),
      ("RowNames.short(_:)", ["Presenter"], ["load", "show", "view"]),
    ]
  ) func `names the roles of the code and the messages before and after it`(
    member: String,
    roles: [String],
    messages: [String]
  ) {
    let context = MutationContext(of: member, in: MutationContextTests.sources)
    #expect(context.roles.sorted() == roles)
    #expect(context.messages.sorted() == messages)
  }
}
