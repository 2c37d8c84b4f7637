import Synchronization

extension Session {
  var files: Files { activePage?.files ?? ownFiles }

  var activeProgress: ProgressStore { activePage?.progress ?? progressStore }

  func namesFile(_ line: String) -> Bool {
    let commands = (try? InputLine(line).commands) ?? []
    return commands.contains { typed in
      let words = aliases.expanding(typed)
      guard let command = words.first.flatMap({ Command.beginning(with: $0) }) else { return false }
      let rest = words.dropFirst()
      return rest.indices.contains { command.takesFile(Array(rest[..<$0]), rest[$0]) }
    }
  }

  func acting<Result>(for page: PageAccess?, _ body: () -> Result) -> Result {
    let former = activePage
    activePage = page
    defer { activePage = former }
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

/// The files in a page's folder, and those that the page (a lesson or a transcript) wrote, which are discarded with it.
///
/// A name that leads out of the folder (an absolute path, `..`, `~` or a symbolic link) is refused.
package final class PageFolder: Sendable {
  /// The path of the folder with a `/` at its end, empty for the current folder; nil for a page of the program, without a folder.
  private let path: String?
  private let state: Mutex<State>

  private struct State {
    var written: [String: [UInt8]]
    var refusals: [FileError] = []
  }

  /// Creates the folder of a page; `files` are files contained in the page itself and count as written.
  package init(_ path: String?, holding files: [String: [UInt8]] = [:]) {
    self.path = path
    state = Mutex(State(written: files))
  }

  /// Returns the access that the page has to files; the files of its folder are read through `disk`.
  package func files(on disk: Files) -> Files {
    Files(
      readPieces: { [self] name, body throws(FileError) in
        try refusing { () throws(FileError) in try read(name, on: disk, body) }
      },
      write: { [self] name, bytes throws(FileError) in
        try refusing { () throws(FileError) in
          let plain = try PageFolder.plain(name)
          state.withLock { $0.written[plain] = bytes }
        }
      },
      names: { [self] prefix in writtenNames.filter { $0.hasPrefix(prefix) } },
      realPath: { [self] name in
        guard let path else { return nil }
        return disk.realPath(path + name)
      }
    )
  }

  /// The names of the files that the page contains or wrote, sorted.
  package var writtenNames: [String] { state.withLock { $0.written.keys.sorted() } }

  func holds(_ name: String) -> Bool {
    guard let plain = try? PageFolder.plain(name) else { return false }
    return state.withLock { $0.written[plain] != nil }
  }

  func takeRefusals() -> [FileError] {
    state.withLock { state in
      defer { state.refusals = [] }
      return state.refusals
    }
  }

  private func refusing(_ body: () throws(FileError) -> Void) throws(FileError) {
    do throws(FileError) { try body() } catch {
      if case .outsidePage = error { state.withLock { $0.refusals.append(error) } }
      throw error
    }
  }

  private func read(
    _ name: String,
    on disk: Files,
    _ body: (ArraySlice<UInt8>) -> Bool
  ) throws(FileError) {
    let plain = try PageFolder.plain(name)
    if let bytes = state.withLock({ $0.written[plain] }) {
      _ = body(bytes[...])
      return
    }
    guard let path else { throw .missing(name) }
    guard let file = disk.realPath(path + plain), let root = disk.realPath(path) else {
      throw .missing(name)
    }
    guard root == "/" || file.hasPrefix(root + "/") else { throw .outsidePage(name) }
    // A folder called "~" is no home folder.
    let place = path + plain
    try disk.readPieces(place.hasPrefix("~") ? "./" + place : place, body)
  }

  /// Returns a file name without `.` and double slashes; throws if the name begins with `/` or `~`, or has a part `..`.
  package static func plain(_ name: String) throws(FileError) -> String {
    let parts = name.split(separator: "/").filter { $0 != "." }
    guard !name.hasPrefix("/"), !name.hasPrefix("~"), !parts.contains("..") else {
      throw .outsidePage(name)
    }
    return parts.joined(separator: "/")
  }
}
