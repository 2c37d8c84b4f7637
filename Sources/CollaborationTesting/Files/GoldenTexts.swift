import CFiles
import Foundation
import TraceRecording
import Traces

/// The expected texts that this run of the tests has written into sources and Markdown files.
///
/// Since many tests run at once, a file is replaced as a whole, under a lock, and a source only if its content is as last known.
/// A call is found by its line and column in the source as built, so a source that is newer than the program is not edited: another
/// process with tests of the same build may have inserted lines.
final class GoldenTexts: Sendable {
  private let files = Locked<[String: EditedFile]>([:])

  /// The maximum number of milliseconds to wait for a file that another process has locked.
  private static let lockTimeout: Int32 = 5_000

  func write(
    _ text: String,
    at site: CallSite,
    of function: String,
    compiled: String?
  ) throws(RewriteRefusal) {
    try change(site.path, calledAt: site) { source throws(RewriteRefusal) in
      try source.write(text, at: site.position) { bytes throws(RewriteRefusal) in
        try EditedFile.Edit(text, at: site.position, of: function, compiled, in: bytes)
      }
    }
  }

  /// Records that the expectation called at `site` has the result `text`, so that no other text is written for this call.
  ///
  /// Has an effect in the mode `update`, unless the source cannot be edited, or once this run has written into the file.
  ///
  /// - Throws: ``RewriteRefusal/several(_:)`` where this run has written another text for the call; that text is removed.
  func reach(_ site: CallSite, with text: String, in mode: GoldenMode) throws(RewriteRefusal) {
    let isOpen = files.locked { files in
      if mode == .update, files[site.path] == nil {
        files[site.path] = try? open(site.path, calledAt: site)
      }
      return files[site.path] != nil
    }
    guard isOpen else { return }
    try change(site.path, calledAt: site) { source throws(RewriteRefusal) in
      try source.reach(site.position, with: text)
    }
  }

  /// Replaces the Markdown file at `path` by `document`, which expects `lines`.
  ///
  /// - Throws: ``RewriteRefusal`` where the file cannot be written, or where a test of this run had other lines for the
  ///   same file; the file is then restored.
  func write(_ document: String, for lines: String, to path: String) throws(RewriteRefusal) {
    try change(path) { file throws(RewriteRefusal) in
      try file.write(lines, at: .wholeFile) { bytes in
        EditedFile.Edit(range: bytes.indices, bytes: Array(document.utf8), text: lines)
      }
    }
  }

  /// Records that a test, whose trace has `lines`, found the Markdown file at `path` as expected.
  ///
  /// - Throws: ``RewriteRefusal`` where this run has written other lines to the file, which is then restored.
  func reach(_ path: String, with lines: String) throws(RewriteRefusal) {
    try change(path) { file throws(RewriteRefusal) in
      try file.reach(.wholeFile, with: lines)
    }
  }

  /// Records that the expectation called at `site` names the Markdown file at `path`, and returns all calls that do.
  func calls(naming path: String, adding site: CallSite) -> [String] {
    files.locked { files in
      var file = files[path] ?? EditedFile(at: path)
      file.calls = (file.calls + ["\(site)"]).uniqued()
      files[path] = file
      return file.calls
    }
  }

  /// Changes the edits of a file by `body` and stores them, or keeps the former edits if they cannot be stored.
  ///
  /// `site` is the call of the expectation in a source; nil for a Markdown file.
  private func change(
    _ path: String,
    calledAt site: CallSite? = nil,
    _ body: (inout EditedFile) throws(RewriteRefusal) -> Void
  ) throws(RewriteRefusal) {
    let result: Result<Void, RewriteRefusal> = files.locked { files in
      Result { () throws(RewriteRefusal) -> Void in
        var file = if let file = files[path] { file } else { try open(path, calledAt: site) }
        defer { files[path] = file }
        let edits = file.edits
        let outcome = Result { () throws(RewriteRefusal) in try body(&file) }
        do throws(RewriteRefusal) { try store(&file, at: path, isSource: site != nil) } catch {
          file.edits = edits
          throw error
        }
        try outcome.get()
      }
    }
    try result.get()
  }

  private func open(_ path: String, calledAt site: CallSite?) throws(RewriteRefusal) -> EditedFile {
    let file = EditedFile(at: path)
    if let site {
      if file.original == nil { throw .missing(path: path) }
      // Compared after the source was read: a source that is replaced in between is newer, too.
      if !site.isBuilt { throw .changed }
    }
    return file
  }

  /// Writes the edited file; throws if this fails, or if another program has changed a source meanwhile.
  private func store(_ file: inout EditedFile, at path: String, isSource: Bool)
    throws(RewriteRefusal)
  {
    let bytes = file.bytes
    guard bytes != file.stored else { return }
    var descriptor: Int32 = -1
    defer { if descriptor >= 0 { close(descriptor) } }
    if isSource {
      try check(files_open_locked(path, 0, true, Self.lockTimeout, &descriptor), path)
      let present = FileManager.default.contents(atPath: path).map(Array.init)
      guard present == file.stored else { throw .changed }
    }
    try replace(path, by: bytes)
    file.stored = bytes
  }

  /// Replaces a file, in folders that are made if they are missing; removes it for nil.
  private func replace(_ path: String, by bytes: [UInt8]?) throws(RewriteRefusal) {
    guard let bytes else {
      try? FileManager.default.removeItem(atPath: path)
      return
    }
    let folder = URL(filePath: path).deletingLastPathComponent()
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw .unwritable(path: folder.path, reason: "the folder cannot be made")
    }
    try check(files_replace(path, bytes, bytes.count, 0o666), path)
  }

  private func check(_ code: Int32, _ path: String) throws(RewriteRefusal) {
    guard code != 0 else { return }
    throw .unwritable(path: path, reason: String(cString: files_error_text(code)))
  }
}

extension EditedFile {
  fileprivate init(at path: String) {
    self.init(original: FileManager.default.contents(atPath: path).map(Array.init))
  }
}
