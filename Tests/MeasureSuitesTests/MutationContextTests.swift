import Stage
import Testing

@testable import MeasureSuites

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
