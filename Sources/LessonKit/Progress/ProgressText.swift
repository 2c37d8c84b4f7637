import PrintableText
/// The content of a progress file: a heading, then one record in each line.
///
/// Lines are only appended, so two sessions may write at once, and a killed session loses only the line that it was writing.
public enum ProgressText: Hashable, Sendable {
  /// A progress file with these records and a number of damaged lines.
  case records([ProgressRecord], damaged: Int)
  /// A progress file in a later format, with the version of that format.
  case newer(version: Int)
  /// A text that is no progress file, or too long for one.
  case unrecognised

  /// The first line of a progress file.
  public static let heading = "viperlab progress 1"

  /// The maximum size of a progress file in bytes.
  public static let maximumSize = 16 << 20

  /// Parses the text of a progress file; an empty text has no records.
  public init(_ text: String) {
    guard text.utf8.count <= Self.maximumSize else {
      self = .unrecognised
      return
    }
    let lines = text.split(separator: "\n")
    let words = lines.first?.split(separator: " ") ?? []
    let isOurs = words.count == 3 && words[..<2] == ["viperlab", "progress"]
    let version = isOurs ? Int(typed: words[2]) ?? 0 : 0
    if version > 1 {
      self = .newer(version: version)
    } else if version == 1 || lines.isEmpty {
      let records = lines.dropFirst().compactMap { ProgressRecord(line: $0) }
      self = .records(records, damaged: max(0, lines.count - 1) - records.count)
    } else {
      self = .unrecognised
    }
  }

  /// The records of the progress file; empty if it cannot be read.
  public var records: [ProgressRecord] {
    if case .records(let records, _) = self { records } else { [] }
  }

  /// Returns the text of a progress file with these records.
  public static func text(of records: [ProgressRecord]) -> String {
    ([heading] + records.map(\.line)).map { $0 + "\n" }.joined()
  }
}

extension [ProgressRecord] {
  /// The records that no later `forget` record deletes, without the `forget` records themselves.
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
