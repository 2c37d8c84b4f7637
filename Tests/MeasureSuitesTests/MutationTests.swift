import Foundation
import Stage
import Testing

@testable import MeasureSuites

@Suite struct MutationOperatorTests {
  /// The blocks of `Cases/Mutations.md`: a source, mutations with the lines that they change, and mutations that do not apply.
  private let blocks: [Substring]

  init() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Cases/Mutations.md")
    blocks = try String(contentsOf: file, encoding: .utf8)
      .matches(of: /(?ms)^```\w+\n(.*?)^```$/).map(\.1)
    try #require(blocks.count == 3)
  }

  @Test func `changes one place or none, and nothing else`() throws {
    let lines = blocks.dropFirst().flatMap { $0.split(separator: "\n") }
    let mutations = lines.filter { !$0.hasPrefix("-") && !$0.hasPrefix("+") }
    #expect(mutations.count >= 30)
    #expect(try mutations.flatMap { [$0] + (try changedLines(by: $0)) } == lines)
  }

  /// Returns the lines that a mutation removes from the source, and those that it adds; none if it does not apply.
  private func changedLines(by mutation: Substring) throws -> [Substring] {
    let words = try #require(mutation.wholeMatch(of: /(\S+) (.*?): (.*)/))
    let rule = try #require(MutationOperator.named(String(words.1)))
    let site = MutationSite(variant: "", member: String(words.2), code: String(words.3))
    let source = SourceFile(name: "List.swift", text: String(blocks[0]))
    let mutated = Mutant(name: "", rule: rule, summary: "").mutated([source], at: site)
    guard let mutated else { return [] }
    let others = mutated.text.components(separatedBy: "\n")
    let start = zip(source.lines, others).prefix(while: ==).count
    let rest = [source.lines, others].map { $0.dropFirst(start) }
    let end = zip(rest[0].reversed(), rest[1].reversed()).prefix(while: ==).count
    return rest[0].dropLast(end).map { "-\($0)" } + rest[1].dropLast(end).map { "+\($0)" }
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
