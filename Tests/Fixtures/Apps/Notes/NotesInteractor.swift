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
