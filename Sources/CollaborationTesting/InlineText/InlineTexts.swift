import CFiles
import Foundation
import TraceRecording

/// The expected texts that this run of the tests has written into source files.
///
/// Since many tests run at once, a file is replaced as a whole, under a lock, and only if its content is as last known.
final class InlineTexts: Sendable {
  private struct File {
    var source: EditedSource
    var stored: [UInt8]
  }

  private let files = Locked<[String: File]>([:])

  /// The maximum number of milliseconds to wait for a file that another process has locked.
  private static let lockTimeout: Int32 = 5_000

  /// Writes the expected text of the call at `site` into the call's source file.
  func write(
    _ text: String,
    at site: CallSite,
    of function: String,
    compiled: String?
  ) throws(RewriteRefusal) {
    try change(site.path) { source throws(RewriteRefusal) in
      try source.write(text, at: site.position, of: function, compiled: compiled)
    }
  }

  /// Records that the expectation called at `site` has the result `text`, so that no other text is written for this call.
  ///
  /// Has an effect in the mode `update`, or once this run has written into the file.
  ///
  /// - Throws: ``RewriteRefusal/several(_:)`` where this run has written another text for the call; that text is removed.
  func reach(_ site: CallSite, with text: String, in mode: GoldenMode) throws(RewriteRefusal) {
    let isOpen = files.locked { $0[site.path] != nil }
    let isRewritten = mode == .update && FileManager.default.fileExists(atPath: site.path)
    guard isOpen || isRewritten else { return }
    try change(site.path) { source throws(RewriteRefusal) in
      try source.reach(site.position, with: text)
    }
  }

  private func change(
    _ path: String,
    _ body: (inout EditedSource) throws(RewriteRefusal) -> Void
  ) throws(RewriteRefusal) {
    let result: Result<Void, RewriteRefusal> = files.locked { files in
      do throws(RewriteRefusal) {
        var file = if let file = files[path] { file } else { try open(path) }
        defer { files[path] = file }
        let outcome = Result { () throws(RewriteRefusal) in try body(&file.source) }
        try store(&file, at: path)
        return outcome
      } catch {
        return .failure(error)
      }
    }
    try result.get()
  }

  private func open(_ path: String) throws(RewriteRefusal) -> File {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw .missing(path: path)
    }
    return File(source: EditedSource(Array(data)), stored: Array(data))
  }

  /// Writes the edited source to the file at `path`; throws if this fails, or if another program has changed the file meanwhile.
  private func store(_ file: inout File, at path: String) throws(RewriteRefusal) {
    let bytes = file.source.bytes
    guard bytes != file.stored else { return }
    var descriptor: Int32 = -1
    try check(files_open_locked(path, 0, Self.lockTimeout, &descriptor), path)
    defer { close(descriptor) }
    guard let data = FileManager.default.contents(atPath: path), Array(data) == file.stored else {
      throw .changed
    }
    try check(bytes.withUnsafeBytes { files_replace(path, $0.baseAddress, $0.count, 0o666) }, path)
    file.stored = bytes
  }

  private func check(_ code: Int32, _ path: String) throws(RewriteRefusal) {
    guard code != 0 else { return }
    throw .unwritable(path: path, reason: String(cString: files_error_text(code)))
  }
}
