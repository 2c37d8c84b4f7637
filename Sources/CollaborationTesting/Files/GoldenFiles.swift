import CFiles
import Foundation
import TraceRecording

/// The files that tests keep beside their sources, and what of them was written in this run.
final class GoldenFiles: Sendable {
  /// What a file held before, and what was written into it.
  private struct Written {
    let before: Data?
    var texts: [String]
  }

  private let written = Locked<[String: Written]>([:])

  /// The file of a name beside a test: `__Traces__/LoginTests/happy.md`.
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

  /// What a file holds; nil where there is none.
  func text(_ path: String) -> String? {
    FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Writes a file as a whole.
  ///
  /// - Throws: ``RewriteRefusal`` where it cannot be written, or was written otherwise in this run; it is as it was then.
  func write(_ text: String, for lines: String, to path: String) throws(RewriteRefusal) {
    let result: Result<Void, RewriteRefusal> = written.locked { written in
      let before = FileManager.default.contents(atPath: path)
      var entry = written[path] ?? Written(before: before, texts: [])
      if !entry.texts.contains(lines) { entry.texts.append(lines) }
      written[path] = entry
      do throws(RewriteRefusal) {
        guard entry.texts.count == 1 else {
          try restore(entry.before, to: path)
          throw .several(entry.texts)
        }
        try replace(path, by: Data(text.utf8))
        return .success(())
      } catch {
        return .failure(error)
      }
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
