import Lab
import LessonKit
import LineEditing
import PrintableText

/// The file that stores a learner's progress in the lessons, readable by its owner only, to which several sessions can append.
///
/// An append holds the file's lock and writes all records or none. Records that could not be written are kept in memory and
/// written with the next ones.
final class ProgressFile {
  let path: String
  /// Whether the path was a symbolic link when this object was created; a link created later is not followed.
  private let followsLink: Bool
  private var unwritten: [ProgressRecord] = []
  private var refusal: String?

  private static let lockTimeout = 1_000

  init(path: String) {
    self.path = path
    followsLink = OpenFile.isLink(path)
  }

  /// Makes the file the progress store of `session`; returns a remark on a file that is damaged or was set aside, else nil.
  ///
  /// A file is set aside if it has damaged lines, was written by a later version, or is no progress file. The session's
  /// `progressProblem` is set if the file cannot be set aside, or if the path leads to a folder or a device.
  func keepProgress(of session: Session) -> String? {
    let remark = repair()
    session.progressStore = ProgressStore(path: path, read: { [self] in text }, append: append)
    if refusal != nil { session.progressProblem = refusal }
    return remark
  }

  private var text: String {
    let file = refusal == nil ? OpenFile(reading: path) : nil
    defer { file?.close() }
    let kept = file.map(Self.text) ?? ""
    guard !unwritten.isEmpty else { return kept }
    return ProgressText.text(of: ProgressText(kept).records + unwritten)
  }

  private static func text(of file: OpenFile) -> String {
    String(decoding: file.tail(atMost: ProgressText.maximumSize + 1).bytes, as: UTF8.self)
  }

  private func append(_ records: [ProgressRecord]) -> String? {
    let isRetry = !unwritten.isEmpty
    unwritten += records
    if let refusal { return refusal }
    guard !unwritten.isEmpty else { return nil }
    let lines = unwritten.map { $0.line + "\n" }.joined()
    let timeout = isRetry ? 0 : Self.lockTimeout
    do throws(OpenFile.Problem) {
      try OpenFile.append(to: path, followsLink: followsLink, milliseconds: timeout) { last in
        (last == nil ? ProgressText.heading + "\n" : last == 10 ? "" : "\n") + lines
      }
      unwritten = []
      return nil
    } catch {
      return problem("\(error)")
    }
  }

  private func problem(_ reason: String) -> String {
    "Your progress cannot be written to \(path.printable()): \(reason)."
  }

  // MARK: - Repair

  /// Sets the file aside under another name if it has damaged or foreign contents; returns a remark on it, else nil.
  private func repair() -> String? {
    do throws(OpenFile.Problem) {
      let file = try OpenFile(locking: path, createsFile: false, milliseconds: Self.lockTimeout)
      defer { file.close() }
      return repair(Self.text(of: file))
    } catch {
      if error.isOtherKind { refusal = problem("\(error)") }
      return nil
    }
  }

  private func repair(_ text: String) -> String? {
    switch ProgressText(text) {
    case .records(_, damaged: 0): return nil
    case .records(let records, let damaged): return replace(text, by: records, damaged)
    case .newer(let version): return move("was written by version \(version) of the laboratory")
    case .unrecognised: return move("is no progress of this laboratory")
    }
  }

  /// Copies the file, replaces its text by the undamaged records, and returns a remark; replaces nothing if the copy fails.
  private func replace(_ text: String, by records: [ProgressRecord], _ damaged: Int) -> String? {
    let lines =
      damaged == 1
      ? "1 line of the progress at \(path.printable()) is damaged"
      : "\(damaged) lines of the progress at \(path.printable()) are damaged"
    let whole = Array(ProgressText.text(of: records).utf8)
    guard let other = setAside.copy(Array(text.utf8)) else { return "\(lines), and left out." }
    let rest =
      OpenFile.replace(path, by: whole) ? "it goes on with the others" : "they are left out"
    return "\(lines). It is kept as \(other.printable()); \(rest)."
  }

  private func move(_ reason: String) -> String? {
    guard let other = setAside.move() else {
      refusal = problem("it \(reason), and cannot be set aside")
      return nil
    }
    return
      "\(path.printable()) \(reason). It is kept as \(other.printable()); progress begins anew."
  }

  private var setAside: SetAsideFile { SetAsideFile(path, endings: (1...99).map { ".\($0)" }) }
}
