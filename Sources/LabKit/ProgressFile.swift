import Lab
import LessonKit
import LineEditing
import PrintableText

/// The file of a learner's progress, readable by its owner only, to which several sessions may add.
///
/// Whoever adds holds its lock, and adds all or nothing. Records that cannot be written are kept for the
/// session, and written with the next ones.
final class ProgressFile {
  /// Where it is.
  let path: String
  /// Whether the path was that of a link from the start.
  ///
  /// A link that comes later is not followed.
  private let followsLink: Bool
  /// Records that could not be written yet.
  private var unwritten: [ProgressRecord] = []
  /// Why nothing may be written; nil where the file can be used.
  private var refusal: String?

  /// How long a lock is waited for, in milliseconds.
  private static let patience = 1_000

  /// Names the file; it need not exist.
  init(path: String) {
    self.path = path
    followsLink = OpenFile.isLink(path)
  }

  /// Keeps the progress of a session from now on; returns what became of a file that could not be read.
  ///
  /// A file with damaged lines, one that a later laboratory wrote, and any other is set aside. A folder
  /// or a device becomes the session's problem.
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
    String(decoding: file.tail(atMost: ProgressText.longest + 1).bytes, as: UTF8.self)
  }

  /// Adds records; returns why that could not be done.
  private func append(_ records: [ProgressRecord]) -> String? {
    let isRetry = !unwritten.isEmpty
    unwritten += records
    if let refusal { return refusal }
    guard !unwritten.isEmpty else { return nil }
    let lines = unwritten.map { $0.line + "\n" }.joined()
    let patience = isRetry ? 0 : Self.patience
    do throws(OpenFile.Problem) {
      try OpenFile.add(to: path, followsLink: followsLink, milliseconds: patience) { last in
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
}

// MARK: - Damage

extension ProgressFile {
  /// Sets a file aside that cannot be read as a whole; returns what became of it.
  private func repair() -> String? {
    do throws(OpenFile.Problem) {
      let file = try OpenFile(locking: path, isMade: false, milliseconds: Self.patience)
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
    case .foreign: return move("is no progress of this laboratory")
    }
  }

  /// Sets the file aside, and goes on with the records that are whole.
  private func replace(_ text: String, by records: [ProgressRecord], _ damaged: Int) -> String? {
    let lines =
      damaged == 1
      ? "1 line of the progress at \(path.printable()) is damaged"
      : "\(damaged) lines of the progress at \(path.printable()) are damaged"
    let whole = Array(ProgressText.text(of: records).utf8)
    guard let other = setAside.copy(Array(text.utf8)) else {
      return "\(lines), and left out."
    }
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
