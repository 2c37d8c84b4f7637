import Traces

/// The lanes of each row of a ladder, moved as far left as names and numbers allow.
struct Rungs {
  /// The names above the lanes.
  let header: [StyledText]
  /// Number and lanes of each row, in order.
  let lanes: [StyledText]

  /// Takes a ladder whose rows are numbered from 1 apart, and gives the rows their own numbers.
  init(_ lines: [StyledText], labelColumn: Int, of trace: Trace) {
    let first = lines.firstIndex { $0.number == 1 } ?? lines.endIndex
    var next = 1
    let rungs = lines[first...].filter { line in
      guard line.number == next else { return false }
      next += 1
      return true
    }
    .map { $0.cut(to: labelColumn, ellipsis: "").withoutNumber.withoutBlanksAtEnd }
    let digits = trace.rows.map { "\($0.number ?? 0)" }
    let numberWidth = digits.map(\.count).max() ?? 0
    let header = lines[..<first]
    let room = (rungs.map(\.blanks).min() ?? 0) - numberWidth - 1
    let surplus = max(0, min(room, header.map(\.blanks).min() ?? room))
    self.header = header.map { $0.dropping(surplus) }
    lanes = zip(rungs, digits).map { rung, digits in
      let blanks = String(repeating: " ", count: numberWidth - digits.count)
      return StyledText(blanks + digits, .dim) + rung.dropping(surplus + numberWidth)
    }
  }
}

extension StyledText {
  /// The number at the start of a line.
  fileprivate var number: Int? {
    Int(plain.drop { $0 == " " }.prefix { $0.isNumber })
  }

  /// The line with blanks in the place of its number.
  fileprivate var withoutNumber: StyledText {
    let width = plain.prefix { $0 == " " || $0.isNumber }.count
    return StyledText(String(repeating: " ", count: width)) + dropping(width)
  }

  /// The line without the blanks that stood before its words.
  fileprivate var withoutBlanksAtEnd: StyledText {
    cut(to: plain.withoutBlanksAtEnd.displayWidth, ellipsis: "")
  }

  fileprivate var blanks: Int { plain.prefix { $0 == " " }.count }

  /// The line without its first characters, all of one column.
  fileprivate func dropping(_ count: Int) -> StyledText {
    var rest = count
    return runs.reduce(into: StyledText()) { text, run in
      let part = run.text.dropFirst(rest)
      rest -= run.text.count - part.count
      text.append(String(part), run.style)
    }
  }
}
