import Lab
import Synchronization

/// The environment of a transcript's command lines: the page's own files, and a buffer for output.
///
/// Command lines in a sandbox reach no other file, no terminal and no environment variable.
final class Sandbox: Sendable {
  /// The sandbox of the current task; nil outside a sandbox.
  @TaskLocal static var current: Sandbox?

  let folder: PageFolder
  private let output = Mutex("")

  init(_ folder: PageFolder) { self.folder = folder }

  var files: Files { folder.files(on: .onDisk()) }

  /// Returns the files of the page below a folder, or the file with that path; empty when there are none.
  func paths(of path: String) -> [String] {
    guard let path = try? PageFolder.plain(path) else { return [] }
    return folder.writtenNames.filter { path.isEmpty || $0 == path || $0.hasPrefix(path + "/") }
  }

  /// Returns the text of a file, or the error message when it cannot be read.
  func content(of path: String) -> String {
    do throws(FileError) { return String(decoding: try files.read(path), as: UTF8.self) } catch {
      return "\(error)\n"
    }
  }

  func write(_ text: String) { output.withLock { $0 += text } }

  /// Returns the output since the last call.
  func takeOutput() -> String {
    output.withLock { output in
      defer { output = "" }
      return output
    }
  }
}
