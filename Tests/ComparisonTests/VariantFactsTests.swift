import CollaborationRules
import Comparison
import SampleModules
import Stage
import Testing
import Traces

@Suite struct VariantFactsTests {
  private let facts = SourceFacts(
    of: CountedFixture.variant,
    in: Module(
      name: "notes",
      title: "Notes",
      summary: "",
      variants: [],
      rules: ["NoteText.line"]
    )
  )

  @Test func `lists requirements of protocols, as a trace spells them`() {
    #expect(
      facts.requirements.map { "\($0.interface) \($0.name) \($0.location)" } == [
        "NoteViewProtocol show(_:) Contract.swift:7",
        "NoteViewProtocol viewDidLoad() Contract.swift:8",
        "NotePresenterProtocol viewDidLoad() Contract.swift:12",
        "NotePresenterProtocol select(at:) Contract.swift:13",
        "NotePresenterProtocol title Contract.swift:16",
        "NotePresenterProtocol onChange(_:_:) Contract.swift:17",
      ]
    )
  }

  @Test func `lists protocols that are not class-bound`() throws {
    let module = try #require(Samples.modules.first { $0.name == "products" })
    let published = try #require(module.editions.first { $0.edition == .published("000") })
    let facts = SourceFacts(of: published, in: module)
    #expect(
      facts.valueInterfaces == [
        "ProductListPresenterProtocol", "ProductListInteractorProtocol",
        "ProductListPresenterOutputProtocol", "ProductListRouterProtocol",
      ]
    )
    #expect(self.facts.valueInterfaces == [])
  }

  @Test func `names the role that calls a business rule`() {
    let calls = facts.calls.filter { facts.businessRules.contains($0.called) }
    #expect(
      calls.map { "\($0.role?.name ?? "-") \($0.type).\($0.location.function) \($0.location)" } == [
        "Presenter NotePresenter.viewDidLoad() Presenter.swift:12",
        "Presenter NotePresenter.text(for:) Presenter.swift:20",
      ]
    )
  }
}
