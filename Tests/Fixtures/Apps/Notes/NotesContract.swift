import TraceRecording

/// What somebody wrote down.
nonisolated struct Note: Equatable, Sendable {
  let text: String
}

@Doubled protocol NotesViewInput: AnyObject {
  var title: String { get set }
  func show(_ notes: [Note])
}

@MainActor @Doubled protocol NotesViewOutput: AnyObject {
  func onAppear()
  func onAdd(_ text: String)
}

@Doubled protocol NotesInteractorInput: AnyObject {
  func load() async throws -> [Note]
  func add(_ text: String, then completion: @escaping (Note) -> Void)
}

@Doubled protocol NotesInteractorOutput: AnyObject {
  func didChange(_ notes: [Note])
}

nonisolated protocol NotesStoreProtocol: Sendable {
  func notes() async -> [Note]
  func save(_ note: Note) async
}

nonisolated protocol NotesLogProtocol: Sendable {
  func isSaved(_ note: Note)
}
