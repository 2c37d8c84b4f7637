import PrintableText
import Sequences

extension StyledText {
  /// Returns the text with every line that is wider than `width` columns broken at blanks.
  ///
  /// A continuation line is indented by the broken line's indentation plus `blanks` columns, but at most by half the width.
  /// Commands, quotations and bracketed arguments stay whole if they fit in one continuation line. A word wider than that line is
  /// broken after a punctuation mark in the line's second half, else at its end. The result ends with a newline unless it is empty.
  public func wrapped(to width: Int, indentedBy blanks: Int = 2) -> StyledText {
    StyledText(lines: lines.flatMap { $0.broken(at: width, indentedBy: blanks) })
  }

  private func broken(at width: Int, indentedBy more: Int) -> [StyledText] {
    guard displayWidth > width else { return [self] }
    let cells = self.cells
    let blanks = plain.prefix { $0 == " " }.count
    let indentation = StyledText(String(" ", times: min(blanks + more, width / 2))).cells
    let room = max(1, width - indentation.columns)
    var lines: [[StyledCell]] = []
    var line: [StyledCell] = []
    for word in cells.words(within: room, deepest: 0).flatMap({ $0.pieces(of: room) }) {
      if line.columns + word.columns > width, !line.isEmpty {
        lines.append(line)
        line = indentation
        line += word.drop(while: \.isBlank)
      } else {
        line += word
      }
    }
    lines.append(line)
    return lines.map(\.withoutTrailingBlanks).filter { !$0.isEmpty }.map(StyledText.init)
  }

  package var withoutTrailingBlanks: StyledText { StyledText(cells.withoutTrailingBlanks) }

  private init(_ cells: [StyledCell]) {
    self.init()
    for cell in cells { append(String(cell.character), cell.style) }
  }

  private var cells: [StyledCell] {
    let characters = runs.flatMap { run in run.text.map { (character: $0, style: run.style) } }
    return zip(characters, characters.map(\.character).nestingDepths).map { part, depth in
      StyledCell(character: part.character, style: part.style, depth: depth)
    }
  }
}

/// A character of a line, with its style.
private struct StyledCell {
  let character: Character
  let style: TextStyle
  /// The number of pairs of brackets and quotation marks around the character.
  let depth: Int

  var columns: Int { character.displayWidth() }

  var isBlank: Bool { character == " " }
}

extension [StyledCell] {
  fileprivate var columns: Int { reduce(0) { $0 + $1.columns } }

  fileprivate var withoutTrailingBlanks: [StyledCell] {
    Array(prefix((lastIndex { !$0.isBlank } ?? -1) + 1))
  }

  /// Returns the words of this line, divided at the blanks inside at most `deepest` pairs of brackets or quotation marks.
  ///
  /// Each word has the blanks before it. A command that fits in `width` columns stays whole, and so do brackets in a word that fits.
  /// A word wider than `width` columns is divided at deeper blanks.
  fileprivate func words(within width: Int, deepest: Int) -> [[StyledCell]] {
    var words: [[StyledCell]] = []
    var word: [StyledCell] = []
    for run in runs(by: \.style) {
      let isWhole = run.first?.style == .command && Array(run).columns <= width
      for (index, cell) in zip(run.indices, run) {
        let isInside = cell.depth > deepest || isWhole && index > run.startIndex
        if cell.isBlank, !isInside, word.contains(where: { !$0.isBlank }) {
          words.append(word)
          word = []
        }
        word.append(cell)
      }
    }
    words.append(word)
    return words.flatMap { word in
      word.columns > width && word.contains { $0.depth > deepest }
        ? word.words(within: width, deepest: deepest + 1) : [word]
    }
  }

  /// Returns these characters in pieces of at most `width` columns, each with at least one character.
  fileprivate func pieces(of width: Int) -> [[StyledCell]] {
    guard columns > width else { return [self] }
    var rest = self[...]
    var pieces: [[StyledCell]] = []
    while !rest.isEmpty {
      var (columns, count, end) = (0, 0, 0)
      for cell in rest {
        columns += cell.columns
        if columns > width, count > 0 { break }
        count += 1
        if cell.character.isPunctuation, 2 * columns > width { end = count }
      }
      if count == rest.count || end == 0 { end = count }
      pieces.append(Array(rest.prefix(end)))
      rest.removeFirst(end)
    }
    return pieces
  }
}

extension [Character] {
  /// The number of pairs of parentheses, square brackets and quotation marks around each of these characters of a line.
  ///
  /// The opening mark of a pair counts as inside the pair, the closing mark as outside. A `(` at the start of the line or after a
  /// space opens no pair. A `)` or `]` ends the innermost open pair, opened by `(` or by `[`. Parentheses and brackets without a
  /// partner, or inside a quotation, are ignored.
  fileprivate var nestingDepths: [Int] {
    var depths = map { _ in 0 }
    var open: [Int] = []
    var index = 0
    while index < count {
      var pair: Range<Int>?
      switch self[index] {
      case "[": open.append(index)
      case "(" where index > 0 && self[index - 1] != " ": open.append(index)
      case "]", ")": pair = open.popLast().map { $0..<index }
      case "\"": pair = quoteEnd(from: index).map { index..<$0 }
      default: break
      }
      for inside in pair ?? 0..<0 { depths[inside] += 1 }
      index = (pair?.upperBound ?? index) + 1
    }
    return depths
  }

  /// Returns the index of the closing quotation mark; nil if the mark at `start` has no partner, or stands directly after a letter, a
  /// digit or a backslash and so opens no quotation.
  private func quoteEnd(from start: Int) -> Int? {
    let next = start + 1
    let before = start > 0 ? self[start - 1] : " "
    guard next < count, self[next] != " ", !before.isLetter, !before.isNumber, before != "\\" else {
      return nil
    }
    return self[next...].indices.first { self[$0] == "\"" && self[$0 - 1] != "\\" }
  }
}

extension String {
  /// Returns the words of this text, separated by blanks, in lines of at most `width` columns; an empty text has no lines.
  ///
  /// A word wider than a line is broken between two characters. A width below 2 counts as 2.
  package func wrapped(to width: Int, ambiguous: AmbiguousWidth = .narrow) -> [String] {
    split(separator: " ").map { String($0) }.wrapped(to: width, by: " ", ambiguous: ambiguous)
  }

  fileprivate func pieces(of width: Int, _ ambiguous: AmbiguousWidth) -> [String] {
    guard displayWidth(ambiguous: ambiguous) > width else { return [self] }
    var pieces: [String] = []
    var rest = self
    while !rest.isEmpty {
      let piece = rest.prefix(columns: width, ambiguous: ambiguous)
      pieces.append(piece)
      rest.removeFirst(max(1, piece.count))
    }
    return pieces
  }
}

extension [String] {
  /// Joins the words of this array into lines of at most `width` columns, with `separator` between the words of a line.
  ///
  /// A word wider than a line is broken between two characters; to break a word, a width below 2 counts as 2.
  package func wrapped(
    to width: Int,
    by separator: String,
    ambiguous: AmbiguousWidth = .narrow
  ) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in flatMap({ $0.pieces(of: Swift.max(2, width), ambiguous) }) {
      let longer = line.isEmpty ? word : line + separator + word
      if line.isEmpty || longer.displayWidth(ambiguous: ambiguous) <= width {
        line = longer
      } else {
        lines.append(line)
        line = word
      }
    }
    return line.isEmpty ? lines : lines + [line]
  }
}
