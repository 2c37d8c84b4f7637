/// The party on whose behalf a command runs.
///
/// Commands reach files and progress only through the origin, so no command can forget to check its rights.
package enum CommandOrigin {
  /// A person, by typing or by a script of their own.
  case person
  /// A page, which may have an unknown author.
  case page(PageAccess)

  var page: PageAccess? {
    if case .page(let access) = self { access } else { nil }
  }
}

/// The access of a page: the files of its folder and a learner's progress.
package struct PageAccess {
  let folder: PageFolder
  let files: Files
  let progress: ProgressStore

  /// Creates access to a folder, which is read through `disk`, and to empty progress in memory.
  package init(_ folder: PageFolder, on disk: Files) {
    self.init(folder, on: disk, progress: .inMemory())
  }

  private init(_ folder: PageFolder, on disk: Files, progress: ProgressStore) {
    self.folder = folder
    self.progress = progress
    files = folder.files(on: disk)
  }

  /// Creates access for a page in a session: it reads the learner's progress, and its writes are discarded.
  init(_ folder: PageFolder, in session: Session) {
    let store = session.activeProgress
    let readOnly = ProgressStore(path: store.path, read: store.read) { _ in nil }
    self.init(folder, on: session.files, progress: readOnly)
  }
}

extension Session {
  /// The files of the present command's origin.
  var files: Files { origin.page?.files ?? ownFiles }

  /// The progress of the present command's origin.
  var activeProgress: ProgressStore { origin.page?.progress ?? progressStore }

  func namesFile(_ line: String) -> Bool {
    let commands = (try? InputLine(line).commands) ?? []
    return commands.contains { typed in
      let words = aliases.expanding(typed)
      guard let command = words.first.flatMap({ Command.beginning(with: $0) }) else { return false }
      let rest = words.dropFirst()
      return rest.indices.contains { command.takesFile(Array(rest[..<$0]), rest[$0]) }
    }
  }

  /// Runs `body` on behalf of another origin.
  func acting<Result>(for origin: CommandOrigin, _ body: () -> Result) -> Result {
    let former = self.origin
    self.origin = origin
    defer { self.origin = former }
    return body()
  }
}
