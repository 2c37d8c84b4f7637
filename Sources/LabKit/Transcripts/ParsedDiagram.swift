/// The rows of a trace, parsed from the diagrams in a command's output, in ladder or in wide layout.
///
/// A lane (the column of a participant) is below the participant's name, and an arrow's head points to the receiver. In ladder
/// layout, a label is right of the lanes, and its indentation gives the depth of the row. In wide layout, names are in boxes, a
/// label is in the arrow or in the line below, and the last call that the sender received counts as the cause of a row.
struct ParsedDiagram {
  private(set) var rows: [WrittenRow] = []
  private let isWide: Bool
  private var header: [[Character]] = []
  /// The lines directly above that hold only names; they join the header if a line with lanes follows.
  private var above: [[Character]] = []
  private var firstLabel: Int?
  /// Whether the next line of a wide diagram may still contain the label of the last row.
  private var isOpen = false

  init(_ text: String) {
    isWide = text.contains("┬")
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) { read(Array(line)) }
  }

  private mutating func read(_ line: [Character]) {
    let lanes = line.indices.filter { line[$0].isLane }
    guard lanes.count > 1, let lastLane = lanes.last else { return readNames(line) }
    header = (header + above).suffix(3)
    above = []
    if isWide {
      if line.isNumbered { readWideRow(line) } else { readWords(line) }
    } else if line.isNumbered {
      readLadderRow(line, lastLane)
    }
  }

  private mutating func readNames(_ line: [Character]) {
    // The lower edge of the boxes is between the names and the lanes.
    if line.contains("┬") { return }
    let names = line.split(separator: "│", omittingEmptySubsequences: false).map { box in
      box.allSatisfy { $0 == " " || $0.isOfName } ? Array(box) : box.map { _ in " " }
    }
    let row = Array(names.joined(separator: " "))
    above = row.contains(where: \.isLetter) ? above + [row] : []
  }

  // MARK: - Ladder layout

  private mutating func readLadderRow(_ line: [Character], _ lastLane: Int) {
    let label = line[(lastLane + 1)...].drop { $0 == " " || $0.isDrawn }
    if label.isEmpty { return }
    let start = label.startIndex
    firstLabel = min(firstLabel ?? start, start)
    var row = row(Array(line[..<start])) ?? WrittenRow(label: "")
    row.label = String(label).trimmed
    row.depth = (start - (firstLabel ?? start)) / 2
    rows.append(row)
  }

  // MARK: - Wide layout

  private mutating func readWideRow(_ line: [Character]) {
    isOpen = false
    guard var row = row(line) else { return }
    row.depth = depth(of: row)
    rows.append(row)
    isOpen = true
  }

  private mutating func readWords(_ line: [Character]) {
    let words = line.split { $0.isLane }.map { String($0).trimmed }
      .filter { !$0.isEmpty }.joined(separator: " ")
    guard isOpen, let last = rows.indices.last, words.contains(where: \.isLetter),
      !line.contains(where: { "│╭╰".contains($0) })
    else { return }
    rows[last].label += (rows[last].label.isEmpty ? "" : "  ") + words
    isOpen = false
  }

  /// Returns the depth of a row, from 0: one more than the depth of its cause, or 0 without a cause.
  ///
  /// A return is caused by the call that it answers, any other row by the last call that the sender of the row received.
  private func depth(of row: WrittenRow) -> Int {
    let cause = rows.last { other in
      guard !["-->", "-x"].contains(other.arrow), other.receiver == row.sender else { return false }
      return row.arrow != "-->" || other.sender == row.receiver
    }
    return cause.map { $0.depth + 1 } ?? 0
  }

  // MARK: - Arrows and names

  /// Returns the row of the first arrow in a line, with the label that is in the arrow; nil if there is no arrow.
  private func row(_ line: [Character]) -> WrittenRow? {
    let isStroke = { line.indices.contains($0) && line[$0].isStroke }
    let head = line.indices.first { line[$0].isHead && (isStroke($0 - 1) || isStroke($0 + 1)) }
    guard let head else { return nil }
    let step = isStroke(head + 1) ? 1 : -1
    let tail = stride(from: head + step, to: step > 0 ? line.count : -1, by: step).first {
      line[$0].isLane && isStroke($0 - step)
    }
    guard let tail else { return nil }
    // The arrow of a lost message ends one blank before its receiver's lane.
    let end =
      line[head] == "✗" && line.dropFirst(max(0, head - step)).first == " " ? head - step : head
    let drawn = line[min(head, tail)...max(head, tail)]
    let isLabel = { (character: Character) in
      !(character.isDrawn || character.isLane || character == " ")
    }
    let start = drawn.firstIndex(where: isLabel) ?? drawn.endIndex
    let labelEnd = drawn.lastIndex(where: isLabel).map { $0 + 1 } ?? start
    return WrittenRow(
      sender: name(tail, in: line),
      receiver: name(end - step, in: line),
      arrow: line[head] == "✗"
        ? "-x" : drawn.contains("╌") ? "-->" : drawn.contains("┄") ? "~>" : "->",
      label: String(drawn[start..<labelEnd])
    )
  }

  /// Returns the name in the diagram's header whose middle is nearest to a column and at most two columns away; empty without one,
  /// and for a blank column.
  ///
  /// Of two names that are equally near, the one in the lower line counts.
  private func name(_ column: Int, in line: [Character]) -> String {
    guard line.indices.contains(column), line[column] != " " else { return "" }
    let names = header.reversed().flatMap(ParsedDiagram.names)
    let nearest = names.min { abs($0.middle - column) < abs($1.middle - column) }
    guard let nearest, abs(nearest.middle - column) <= 2 else { return "" }
    return nearest.text
  }

  private static func names(in line: [Character]) -> [(text: String, middle: Int)] {
    line.indices.split { line[$0] == " " }.compactMap { range in
      guard let first = range.first, let last = range.last else { return nil }
      return (String(line[range]), (first + last) / 2)
    }
  }
}

extension Character {
  fileprivate var isLane: Bool { "┊┃".contains(self) }
  fileprivate var isStroke: Bool { "─╌┄".contains(self) }
  fileprivate var isHead: Bool { "►▻✗╳◄◅".contains(self) }
  fileprivate var isDrawn: Bool { isStroke || isHead || self == "*" }
  fileprivate var isOfName: Bool { isLetter || isNumber || "._:`".contains(self) }
}

extension [Character] {
  fileprivate var isNumbered: Bool { prefix(5).contains(where: \.isNumber) }
}
