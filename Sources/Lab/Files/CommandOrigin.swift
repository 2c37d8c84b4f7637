/// The person, lesson or transcript for which a command runs.
///
/// Commands reach files and progress only through the origin, so no command can forget to check access rights.
package enum CommandOrigin {
  /// A person, who types the command or runs a script.
  case person
  /// A page (a lesson or a transcript), whose author may be unknown.
  case page(PageAccess)

  var page: PageAccess? {
    if case .page(let access) = self { access } else { nil }
  }
}

extension Session {
  var files: Files { origin.page?.files ?? ownFiles }

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

  func acting<Result>(for origin: CommandOrigin, _ body: () -> Result) -> Result {
    let former = self.origin
    self.origin = origin
    defer { self.origin = former }
    return body()
  }
}

/// The access rights of a page, such as a lesson or a transcript: to the files of its folder, and to progress in lessons.
package struct PageAccess {
  let folder: PageFolder
  let files: Files
  let progress: ProgressStore

  /// Creates access to a page's folder, which is read through `disk`, and to progress, by default empty progress in memory.
  package init(_ folder: PageFolder, on disk: Files, progress: ProgressStore = .inMemory()) {
    self.folder = folder
    self.progress = progress
    files = folder.files(on: disk)
  }

  /// Creates access for a page that runs in a session: the page reads the learner's progress; progress that it writes is discarded.
  init(_ folder: PageFolder, in session: Session) {
    let store = session.activeProgress
    let readOnly = ProgressStore(path: store.path, read: store.read) { _ in nil }
    self.init(folder, on: session.files, progress: readOnly)
  }
}
