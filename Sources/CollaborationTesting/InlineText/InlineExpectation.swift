import CFiles
import Foundation
import TraceRecording
import Traces

/// The expected text in a test's source, which is written there if it is missing or outdated.
struct InlineExpectation {
  private let function: String
  /// The expected text as compiled; nil where the call has no trailing closure.
  private let compiled: String?
  private let trace: Trace
  private let site: CallSite

  init(_ function: String, _ compiled: String?, _ trace: Trace, at site: CallSite) {
    self.function = function
    self.compiled = compiled
    self.trace = trace
    self.site = site
  }

  var text: String? { compiled.flatMap { $0.trimmed.isEmpty ? nil : $0 } }

  /// Records that the result `found` is as expected; returns a failure if this run has written another text for the call.
  func reached(_ found: String, in run: TestRun) -> Failure? {
    do throws(RewriteRefusal) {
      try run.inlineTexts.reach(site, with: found, in: run.mode)
      return nil
    } catch {
      return Failure("\(error)", in: trace)
    }
  }

  /// Writes an expected text into the test's source if the mode allows and no double is missing; returns a failure.
  ///
  /// `difference` is the failure's first sentence; nil if there was no text.
  func written(_ text: String, _ difference: String? = nil, in run: TestRun) -> Failure {
    let purpose = difference ?? "There was no text to compare with."
    if let missing = trace.missingDoubles { return Failure("\(purpose)\n\n\(missing)", in: trace) }
    let shown = text.indented(by: 2)
    guard run.mode != .check else {
      return Failure("\(purpose) It would be:\n\n\(shown)", in: trace)
    }
    do throws(RewriteRefusal) {
      try run.inlineTexts.write(text, at: site, of: function, compiled: compiled)
      let done = "It is written into the test now: read it, and run the test again."
      return Failure("\(purpose)\n\n\(done)\n\n\(shown)", in: trace)
    } catch {
      if case .several = error { return Failure("\(purpose)\n\n\(error)", in: trace) }
      return Failure("\(purpose)\n\n\(error)\n\n\(shown)", in: trace)
    }
  }
}

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
    try check(files_open_locked(path, 0, true, Self.lockTimeout, &descriptor), path)
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
