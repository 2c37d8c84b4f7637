/// On whose behalf a command runs.
///
/// Commands reach files and progress through the origin alone, so no command can forget to ask.
package enum CommandOrigin {
  /// A person, by typing or by a script of their own.
  case person
  /// A page that somebody else may have written.
  case page(PageAccess)

  /// What the page may use; nil for a person.
  var page: PageAccess? {
    if case .page(let access) = self { access } else { nil }
  }
}

/// What a page may use: the files of its folder and a learner's progress.
package struct PageAccess {
  let folder: PageFolder
  let files: Files
  let progress: ProgressStore

  /// Gives a page its folder, which it reads by way of `disk`, and progress of its own.
  package init(_ folder: PageFolder, on disk: Files) {
    self.init(folder, on: disk, progress: .inMemory())
  }

  private init(_ folder: PageFolder, on disk: Files, progress: ProgressStore) {
    self.folder = folder
    self.progress = progress
    files = folder.files(on: disk)
  }

  /// The same page in a session: it reads the learner's progress, and what it writes there is discarded.
  init(_ folder: PageFolder, in session: Session) {
    let store = session.activeProgress
    let readOnly = ProgressStore(path: store.path, read: store.read) { _ in nil }
    self.init(folder, on: session.files, progress: readOnly)
  }
}

extension Session {
  /// The files of whoever the present command runs for.
  var files: Files { origin.page?.files ?? ownFiles }

  /// The progress of whoever the present command runs for.
  var activeProgress: ProgressStore { origin.page?.progress ?? progressStore }

  /// Whether a command of a line names a file.
  func namesFile(_ line: String) -> Bool {
    let commands = (try? InputLine(line).commands) ?? []
    return commands.contains { typed in
      let words = aliases.expanding(typed)
      guard let command = words.first.flatMap({ Command.beginning(with: $0) }) else { return false }
      let rest = words.dropFirst()
      return rest.indices.contains { command.takesFile(Array(rest[..<$0]), rest[$0]) }
    }
  }

  /// Does something on behalf of somebody else.
  func acting<Result>(for origin: CommandOrigin, _ body: () -> Result) -> Result {
    let former = self.origin
    self.origin = origin
    defer { self.origin = former }
    return body()
  }
}
