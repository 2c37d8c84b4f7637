import Lab
import LessonKit
import LineEditing
import PrintableText

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The file of a learner's progress, readable by its owner only, to which several sessions may add.
///
/// Whoever adds holds its lock, and adds all or nothing. A file that is none, or that a later laboratory
/// wrote, gets another name before the first line is added.
struct ProgressFile {
  /// Where it is.
  let path: String

  /// How long a lock is waited for, in milliseconds.
  private static let patience = 1_000

  /// The place for a session.
  var store: ProgressStore {
    ProgressStore(path: path, read: { text }, append: append)
  }

  private var text: String {
    guard let file = OpenFile(reading: path) else { return "" }
    defer { file.close() }
    return String(decoding: file.tail(atMost: ProgressText.longest + 1).bytes, as: UTF8.self)
  }

  /// Gives a file that is no progress of this version another name; says so, and what lines were damaged.
  func remark() -> String? {
    switch ProgressText(text) {
    case .records(_, damaged: 0): return nil
    case .records(_, let damaged):
      return "\(damaged) damaged in the progress at \(path.printable()): left out, and kept there."
    case .newer(let version): return setAside("was written by version \(version)")
    case .foreign: return setAside("is no progress of this laboratory")
    }
  }

  private func setAside(_ reason: String) -> String {
    guard let file = try? OpenFile(locking: path, isMade: false, milliseconds: Self.patience) else {
      return "The progress at \(path.printable()) \(reason), and cannot be set aside."
    }
    defer { file.close() }
    for number in 1...99 {
      let other = "\(path).\(number)"
      guard link(path, other) == 0 else { continue }
      unlink(path)
      return
        "\(path.printable()) \(reason). It is kept as \(other.printable()); progress begins anew."
    }
    return "The progress at \(path.printable()) \(reason), and cannot be set aside."
  }

  /// Adds records; says why that could not be done.
  private func append(_ records: [ProgressRecord]) -> String? {
    do throws(OpenFile.Problem) {
      let file = try OpenFile(addingTo: path, milliseconds: Self.patience)
      defer { file.close() }
      let lines = records.map { $0.line + "\n" }.joined()
      let last = file.lastByte
      let start = last == nil ? ProgressText.heading + "\n" : last == 10 ? "" : "\n"
      try file.append(start + lines)
      return nil
    } catch {
      return "Your progress cannot be written to \(path.printable()): \(error)."
    }
  }
}
