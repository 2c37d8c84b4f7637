import PrintableText
/// The text of a learner's progress: a heading, and a record in each line.
///
/// Lines are only added, so that two sessions may write at once and a killed one loses nothing but the
/// line that it was writing.
public enum ProgressText: Hashable, Sendable {
  /// The records, and how many lines are none.
  case records([ProgressRecord], damaged: Int)
  /// A later laboratory wrote it.
  case newer(version: Int)
  /// It is something else.
  case foreign

  /// The line with which it begins.
  public static let heading = "viperlab progress 1"

  /// More bytes than this are no progress.
  public static let longest = 16 << 20

  /// Reads a text; an empty one has no records.
  public init(_ text: String) {
    guard text.utf8.count <= Self.longest else {
      self = .foreign
      return
    }
    var lines = text.split(separator: "\n")[...]
    guard let first = lines.popFirst() else {
      self = .records([], damaged: 0)
      return
    }
    let words = first.split(separator: " ")
    guard words.count == 3, words[0] == "viperlab", words[1] == "progress",
      let version = Int(typed: words[2]), version > 0
    else {
      self = .foreign
      return
    }
    guard version == 1 else {
      self = .newer(version: version)
      return
    }
    let records = lines.compactMap { ProgressRecord(line: $0) }
    self = .records(records, damaged: lines.count - records.count)
  }

  /// The records; none where they cannot be read.
  public var records: [ProgressRecord] {
    if case .records(let records, _) = self { records } else { [] }
  }

  /// The text of some records.
  public static func text(of records: [ProgressRecord]) -> String {
    ([heading] + records.map(\.line)).map { $0 + "\n" }.joined()
  }
}

extension [ProgressRecord] {
  /// The records that nothing behind them makes forgotten.
  public var withoutForgotten: [ProgressRecord] {
    var kept: [ProgressRecord] = []
    for record in self {
      guard case .forget(let lesson) = record.event else {
        kept.append(record)
        continue
      }
      kept.removeAll { lesson == "*" || $0.lesson == lesson }
    }
    return kept
  }
}

extension ProgressRecord {
  /// The lesson that it belongs to; nil for what belongs to none.
  fileprivate var lesson: String? {
    switch event {
    case .at(let lesson, _), .skipped(let lesson, _), .done(let lesson),
      .answered(let lesson, _, _, _), .seed(let lesson, _), .scored(let lesson, _, _),
      .mark(let lesson, _, _):
      lesson
    case .recalled, .sure, .path, .language, .forget: nil
    }
  }
}
