import Lab
import Synchronization

/// The environment in which a transcript (a Markdown page with commands and outputs) runs command lines: the page's own
/// files, and a buffer for output.
///
/// Command lines in a sandbox reach no other file, no terminal and no environment variable.
final class Sandbox: Sendable {
  /// The sandbox in which the current task runs; nil outside a sandbox.
  @TaskLocal static var current: Sandbox?

  let folder: PageFolder
  private let output = Mutex("")

  init(_ folder: PageFolder) { self.folder = folder }

  var files: Files { folder.files(on: .onDisk()) }

  /// Returns the paths of the page's files below the folder `path`, or `path` itself if it is one of the files; empty
  /// when there are none.
  func paths(of path: String) -> [String] {
    guard let path = try? PageFolder.plain(path) else { return [] }
    return folder.writtenNames.filter { path.isEmpty || $0 == path || $0.hasPrefix(path + "/") }
  }

  /// Returns the text of a file of the page, or the error message when the file cannot be read.
  func content(of path: String) -> String {
    do throws(FileError) { return String(decoding: try files.read(path), as: UTF8.self) } catch {
      return "\(error)\n"
    }
  }

  func write(_ text: String) { output.withLock { $0 += text } }

  /// Returns the output since the last call, and clears it.
  func takeOutput() -> String {
    output.withLock { output in
      defer { output = "" }
      return output
    }
  }
}
