import TraceRecording

/// What somebody wrote down.
nonisolated struct Note: Equatable, Sendable {
  let text: String
}

@Traced(.playable) protocol NotesViewInput: AnyObject {
  var title: String { get set }
  func show(_ notes: [Note])
}

@MainActor @Traced(.playable) protocol NotesViewOutput: AnyObject {
  func onAppear()
  func onAdd(_ text: String)
}

@Traced(.playable) protocol NotesInteractorInput: AnyObject {
  func load() async throws -> [Note]
  func add(_ text: String, then completion: @escaping (Note) -> Void)
}

@Traced(.playable) protocol NotesInteractorOutput: AnyObject {
  func didChange(_ notes: [Note])
}

@Traced nonisolated protocol NotesStoreProtocol: Sendable {
  func notes() async -> [Note]
  func save(_ note: Note) async
}

@Traced nonisolated protocol NotesLogProtocol: Sendable {
  func isSaved(_ note: Note)
}
