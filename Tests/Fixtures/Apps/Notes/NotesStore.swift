import TraceRecording

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
