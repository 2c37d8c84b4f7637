import Lab
import Synchronization

/// The files of a command that a transcript carries out, in memory, and what it writes.
///
/// While one is current nothing is read from or written to anywhere else: no file, no terminal, no variable.
final class Sandbox: Sendable {
  /// The sandbox of what runs now; nil outside of any.
  @TaskLocal static var current: Sandbox?

  private struct State {
    var files: [String: [UInt8]]
    var output = ""
  }

  private let state: Mutex<State>

  /// Makes one with some files.
  init(_ files: [String: [UInt8]]) { state = Mutex(State(files: files)) }

  /// The way to its files.
  var files: Files {
    Files(
      read: { [self] path throws(FileError) in try read(path) },
      write: { [self] path, bytes in write(path, bytes) },
      names: { [self] in paths(beginning: $0) }
    )
  }

  /// The files below a folder, or the file of that name; none when there is neither.
  func paths(of path: String) -> [String] {
    let path = Sandbox.plain(path)
    return state.withLock { state in
      if state.files[path] != nil { return [path] }
      return state.files.keys.filter { path == "." || $0.hasPrefix(path + "/") }.sorted()
    }
  }

  /// The text of a file, or why there is none.
  func content(of path: String) -> String {
    do throws(FileError) { return String(decoding: try read(path), as: UTF8.self) } catch {
      return "\(error)\n"
    }
  }

  /// Takes what a command says.
  func write(_ text: String) { state.withLock { $0.output += text } }

  /// What was said since this was last asked.
  func takeOutput() -> String {
    state.withLock { state in
      defer { state.output = "" }
      return state.output
    }
  }

  private func read(_ path: String) throws(FileError) -> [UInt8] {
    guard let bytes = state.withLock({ $0.files[Sandbox.plain(path)] }) else {
      throw .missing(path)
    }
    return bytes
  }

  private func write(_ path: String, _ bytes: [UInt8]) {
    state.withLock { $0.files[Sandbox.plain(path)] = bytes }
  }

  private func paths(beginning start: String) -> [String] {
    state.withLock { $0.files.keys.filter { $0.hasPrefix(start) }.sorted() }
  }

  private static func plain(_ path: String) -> String {
    var path = path[...]
    while path.hasPrefix("./") { path = path.dropFirst(2) }
    while path.count > 1, path.hasSuffix("/") { path = path.dropLast() }
    return String(path)
  }
}
