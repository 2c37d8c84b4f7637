import Lab
import Synchronization

/// The world of a page's commands: the page's own files, and what its command lines write to the output.
///
/// While one is current, command lines reach no other file, no terminal and no variable.
final class Sandbox: Sendable {
  /// The sandbox of what runs now; nil outside of any.
  @TaskLocal static var current: Sandbox?

  /// The files of the page.
  let folder: PageFolder
  private let output = Mutex("")

  /// Makes the world of a page with that folder.
  init(_ folder: PageFolder) { self.folder = folder }

  /// The way to its files.
  var files: Files { folder.files(on: .onDisk()) }

  /// The files that the page holds or wrote below a folder, or the file of that name; none when there is neither.
  func paths(of path: String) -> [String] {
    guard let path = try? PageFolder.plain(path) else { return [] }
    return folder.writtenNames.filter { path.isEmpty || $0 == path || $0.hasPrefix(path + "/") }
  }

  /// The text of a file, or why there is none.
  func content(of path: String) -> String {
    do throws(FileError) { return String(decoding: try files.read(path), as: UTF8.self) } catch {
      return "\(error)\n"
    }
  }

  /// Takes what a command says.
  func write(_ text: String) { output.withLock { $0 += text } }

  /// What was said since this was last asked.
  func takeOutput() -> String {
    output.withLock { output in
      defer { output = "" }
      return output
    }
  }
}
