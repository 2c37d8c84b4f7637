import TraceRecording

@Role(.interactor) final class NotesInteractor: NotesInteractorInput {
  weak var output: NotesInteractorOutput?
  private(set) var task: Task<Void, Never>?
  private var store: any NotesStoreProtocol

  init(store: any NotesStoreProtocol) { self.store = store }

  func load() async throws -> [Note] { await store.notes() }

  func add(_ text: String, then completion: @escaping (Note) -> Void) {
    task = Task {
      let note = Note(text: text)
      await store.save(note)
      completion(note)
      output?.didChange(await store.notes())
    }
  }
}

/// Works beside the main actor.
@Role(.store) actor NotesStore: NotesStoreProtocol {
  private var all: [Note] = []
  private nonisolated var log: (any NotesLogProtocol)?

  init(log: (any NotesLogProtocol)?) { self.log = log }

  func notes() async -> [Note] { all }

  func save(_ note: Note) async {
    all.append(note)
    log?.isSaved(note)
  }
}

/// Runs wherever it is called.
@Role("Log", as: .repository) nonisolated final class NotesLog: NotesLogProtocol {
  func isSaved(_ note: Note) {}
}
