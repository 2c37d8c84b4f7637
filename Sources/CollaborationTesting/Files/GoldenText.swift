import Foundation
import Traces

/// An expected text that a test keeps, and that is written if it is missing or outdated.
struct GoldenText {
  /// The place of the text.
  enum Place {
    /// The trailing closure of a call in the test's source, as compiled; nil where the call has no closure.
    case source(of: String, compiled: String?)
    /// A Markdown file beside the test.
    case file(name: String)
  }

  let place: Place
  let trace: Trace
  /// The reason why the trace must not become an expected text; nil for none.
  let reasonNotToSave: String?
  let site: CallSite

  /// The path of the Markdown file; nil for a text in the source.
  private var path: String? {
    guard case .file(let name) = place else { return nil }
    return GoldenDocument.path(of: name, beside: site.path)
  }

  private var shownPath: String? { path?.split(separator: "/").suffix(3).joined(separator: "/") }

  /// The Markdown file as it is now; nil if it is missing, and for a text in the source.
  private var document: GoldenDocument? {
    get throws(GoldenDocumentError) {
      guard let data = path.flatMap(FileManager.default.contents) else { return nil }
      return try GoldenDocument(String(decoding: data, as: UTF8.self))
    }
  }

  /// Returns the expected text, nil if there is none; records which call names the file.
  func text(in run: TestRun) throws(GoldenDocumentError) -> String? {
    if case .source(_, let compiled?) = place { return compiled.trimmed.isEmpty ? nil : compiled }
    if let path { _ = run.texts.calls(naming: path, adding: site) }
    return try document?.lines
  }

  /// Returns the failure for a text or file that cannot be read.
  func unreadable(_ error: any Error) -> Failure {
    Failure((shownPath.map { "\($0):" } ?? "The text cannot be read.") + " \(error)", in: trace)
  }

  /// Records that the result `found` is as expected; returns a failure if this run has written another text for the call or file.
  func reached(_ found: String, in run: TestRun) -> Failure? {
    do throws(RewriteRefusal) {
      if let path {
        try run.texts.reach(path, with: found)
      } else {
        try run.texts.reach(site, with: found, in: run.mode)
      }
      return nil
    } catch {
      return Failure((shownPath.map { "\($0): " } ?? "") + "\(error)", in: trace)
    }
  }

  /// Returns the failure for a difference that is not written, with `advice` for a trace that is right.
  func differing(_ difference: String, _ advice: String, in run: TestRun) -> Failure {
    let calls = path.map { run.texts.calls(naming: $0, adding: site) } ?? []
    let sharing = calls.count > 1 ? "\(calls.sharing) Give each a name of its own." : nil
    let end = reasonNotToSave ?? sharing ?? advice
    return Failure(located(difference) + (path == nil ? "\n\n" : " ") + end, in: trace)
  }

  private func located(_ difference: String) -> String {
    difference + (shownPath.map { "\n\nThe lines are those of \($0)." } ?? "")
  }

  /// Writes an expected text if the mode allows and the trace may be saved; returns a failure.
  ///
  /// `difference` is the failure's first sentence; nil if there was no text.
  func written(_ text: String, _ difference: String? = nil, in run: TestRun) -> Failure {
    let missing = "There was no \(shownPath ?? "text") to compare with."
    let purpose = difference.map(located) ?? missing
    if let reasonNotToSave { return Failure("\(purpose)\n\n\(reasonNotToSave)", in: trace) }
    let shown = text.indented(by: 2)
    guard run.mode != .check else {
      let verb = path == nil ? "be" : "hold"
      return Failure("\(purpose) It would \(verb):\n\n\(shown)", in: trace)
    }
    do throws(RewriteRefusal) {
      try write(text, in: run)
      let place = path == nil ? "into the test " : ""
      let done = "It is written \(place)now: read it, and run the test again."
      return Failure("\(purpose)\n\n\(done)\n\n\(shown)", in: trace)
    } catch {
      if path == nil, case .several = error { return Failure("\(purpose)\n\n\(error)", in: trace) }
      return Failure("\(purpose)\n\n\(error)\n\n\(shown)", in: trace)
    }
  }

  private func write(_ text: String, in run: TestRun) throws(RewriteRefusal) {
    switch place {
    case .source(let function, let compiled):
      try run.texts.write(text, at: site, of: function, compiled: compiled)
    case .file(let name):
      guard let path, FileManager.default.fileExists(atPath: site.path) else {
        throw .missing(path: site.path)
      }
      let present = (try? document)?.rewritten(trace, text)
      let document = present ?? GoldenDocument.text(named: name, trace, text)
      try run.texts.write(document, for: text, to: path)
    }
  }
}
