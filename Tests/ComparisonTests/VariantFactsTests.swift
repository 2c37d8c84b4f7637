import CollaborationRules
import SampleModules
import Stage
import Testing
import TraceRecording
import Traces

@testable import Comparison

@Suite struct VariantFactsTests {
  private let facts = SourceFacts(
    of: CountedFixture.variant,
    in: Module(name: "notes", title: "Notes", summary: "", variants: [], rules: ["NoteText.line"])
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

@Suite struct PropertyUsesTests {
  private let outline = SourceOutline([
    SourceFile(
      name: "Notes.swift",
      text: """
        final class Note {
          var title = ""
        }

        @Role(.store)
        final class NoteStore {
          static let shared = NoteStore()
          static func make() -> NoteStore { NoteStore() }
          var notes: [Note] = []

          func add() { NoteStore.shared.notes.append(Note()) }
        }

        @Role(.interactor)
        final class NoteInteractor {
          weak var presenter: NotePresenterProtocol?
          var note: Note?
          var router: NoteRouterProtocol?
          private let queue: Queue
          private var count = 0
          private let store = NoteStore.shared

          init(queue: Queue) {
            self.queue = queue
          }

          func rename(_ title: String, in other: Note) {
            note?.title = title
            other.title += title
            count += 1
            presenter?.didRename(store.notes[0].title)
            if other.title == title { NoteStore.make().add() }
          }

          func reset() {
            router = nil
          }
        }

        extension NoteInteractor {
          func clear() { self.note?.title = NoteStore.shared.notes[0].title }
        }
        """
    )
  ])

  @Test func `names the properties that are set and never used`() {
    let unused = outline.unusedProperties.filter { $0.type == "NoteInteractor" }
    #expect(unused.map(\.name) == ["router", "queue", "count"])
  }

  @Test func `names static properties of others where they are read`() {
    #expect(
      outline.sharedUses.map { "\($0.type).\($0.location.function) \($0.called)" } == [
        "NoteInteractor.store NoteStore.shared", "NoteInteractor.clear() NoteStore.shared",
      ]
    )
  }

  @Test func `says where entities are changed`() {
    #expect(
      outline.entityChanges(of: ["Note"]).map { "\($0.called) \($0.location)" } == [
        "note.title Notes.swift:28", "other.title Notes.swift:29", "note.title Notes.swift:41",
      ]
    )
  }
}

@Suite struct SampleFindingsTests {
  @Test(arguments: Samples.modules.map(\.name), [true, false])
  func `healthy modules have no findings`(name: String, closing: Bool) throws {
    let module = try #require(Samples.modules.first { $0.name == name })
    for variant in module.variants {
      for scenario in module.scenarios {
        let recorder = Recorder()
        let stage = HeadlessStage(variant, given: scenario.condition, recorder: recorder)
        for step in scenario.steps { try? stage.perform(step.action) }
        if closing { try? stage.perform(.close) }
        let review = Review(Evidence(recorder.trace(), entities: variant.entities))
        #expect(review.findings == [], "\(variant.name) \(scenario.name)")
      }
    }
  }
}
