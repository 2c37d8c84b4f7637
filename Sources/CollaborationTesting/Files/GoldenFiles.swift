import CFiles
import Foundation
import TraceRecording

/// The files with expected traces beside the sources of tests, and what this run of the tests has written to them.
final class GoldenFiles: Sendable {
  /// A file's content before this run of the tests, and each distinct trace, as lines, that a test of this run has for the file.
  private struct FileState {
    let original: Data?
    var texts: [String] = []
    var isWritten = false
  }

  private let states = Locked<[String: FileState]>([:])

  /// Returns the path of the file for an expectation `name` in the source file `test`:
  /// `__Traces__/LoginTests/happy.md`.
  static func path(of name: String, beside test: String) -> String {
    let source = URL(filePath: test)
    let folder = source.deletingPathExtension().lastPathComponent
    let allowed = CharacterSet.alphanumerics.union(CharacterSet(charactersIn: " _-.()"))
    var file = String(
      name.unicodeScalars.map { allowed.contains($0) ? Character($0) : "-" }
    )
    if file.isEmpty || file.hasPrefix(".") { file = "-" + file }
    return source.deletingLastPathComponent().appending(path: "__Traces__/\(folder)/\(file).md")
      .path
  }

  func text(_ path: String) -> String? {
    FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Records that a test, whose trace has `lines`, found the file at `path` as expected.
  ///
  /// - Throws: ``RewriteRefusal`` where this run has written other lines to the file, which is then restored.
  func reach(_ path: String, with lines: String) throws(RewriteRefusal) {
    try change(path, lines) { state throws(RewriteRefusal) in
      guard state.isWritten, state.texts.count > 1 else { return }
      try restore(state.original, to: path)
      throw .several(state.texts)
    }
  }

  /// Replaces the file at `path` by `text`, which expects `lines`.
  ///
  /// - Throws: ``RewriteRefusal`` where the file cannot be written, or where a test of this run had other lines for the
  ///   same file; the file is then restored.
  func write(_ text: String, for lines: String, to path: String) throws(RewriteRefusal) {
    try change(path, lines) { state throws(RewriteRefusal) in
      guard state.texts.count == 1 else {
        try restore(state.original, to: path)
        throw .several(state.texts)
      }
      try replace(path, by: Data(text.utf8))
      state.isWritten = true
    }
  }

  private func change(
    _ path: String,
    _ lines: String,
    _ body: (inout FileState) throws(RewriteRefusal) -> Void
  ) throws(RewriteRefusal) {
    let result: Result<Void, RewriteRefusal> = states.locked { all in
      var state = all[path] ?? FileState(original: FileManager.default.contents(atPath: path))
      if !state.texts.contains(lines) { state.texts.append(lines) }
      defer { all[path] = state }
      return Result { () throws(RewriteRefusal) in try body(&state) }
    }
    try result.get()
  }

  private func restore(_ before: Data?, to path: String) throws(RewriteRefusal) {
    guard let before else {
      try? FileManager.default.removeItem(atPath: path)
      return
    }
    try replace(path, by: before)
  }

  private func replace(_ path: String, by data: Data) throws(RewriteRefusal) {
    let folder = URL(filePath: path).deletingLastPathComponent()
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw .unwritable(path: folder.path, reason: "the folder cannot be made")
    }
    let code = data.withUnsafeBytes { files_replace(path, $0.baseAddress, $0.count, 0o666) }
    guard code != 0 else { return }
    throw .unwritable(path: path, reason: String(cString: files_error_text(code)))
  }
}
