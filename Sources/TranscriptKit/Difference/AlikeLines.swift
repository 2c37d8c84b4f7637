import Patches
import Sequences

struct AlikeLines {
  /// The first differing character of the expected line; nil if the expected line ends before it.
  let expected: Character?
  let actual: Character?
  /// The column of the first difference, counted in characters from 1.
  let column: Int

  init?(_ expected: String, _ actual: String) {
    guard !expected.utf8.elementsEqual(actual.utf8), expected.lookalike == actual.lookalike else {
      return nil
    }
    let (old, new) = (Array(expected), Array(actual))
    let same = zip(old, new).prefix { $0.utf8.elementsEqual($1.utf8) }.count
    self.expected = same < old.count ? old[same] : nil
    self.actual = same < new.count ? new[same] : nil
    column = same + 1
  }

  /// The column and the characters of the difference: `differs in column 29: U+00A0 (no-break space) is expected, …`.
  var text: String {
    "differs in column \(column): \(AlikeLines.name(expected)) is expected, \(AlikeLines.name(actual)) came"
  }

  private static func name(_ character: Character?) -> String {
    guard let character else { return "nothing" }
    let scalars = character.unicodeScalars
    let codes = scalars.map { "U+" + $0.code }.joined(separator: " ")
    return "\(codes) (\(scalars.map(\.shortName).joined(separator: ", ")))"
  }
}

extension Unicode.Scalar {
  fileprivate var code: String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  fileprivate var shortName: String {
    switch self {
    case " ": "blank"
    case "\t": "tab"
    default: properties.name?.lowercased() ?? "without a name"
    }
  }
}

extension LineDiff {
  /// Returns a sentence for each removed line that looks the same as the added line in its place.
  ///
  /// `line` is the number of the first line of the expected text.
  func alikeLines(from line: Int) -> [String] {
    var notes: [String] = []
    var number = line
    for run in changes.runs(by: { $0.isChange }) {
      let (old, new) = (run.filter(\.isOld), run.filter(\.isNew))
      for (index, pair) in zip(old, new).enumerated() where run[run.startIndex].isChange {
        guard let alike = AlikeLines(pair.0.line, pair.1.line) else { continue }
        notes.append("Line \(number + index) looks the same, but \(alike.text).")
      }
      number += old.count
    }
    return notes
  }
}
