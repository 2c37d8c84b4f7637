import CollaborationRules
import Stage
import Testing
import Traces

@testable import Comparison

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
