import PrintableText

extension StyledText {
  /// Returns the text with every line that is wider than `width` columns broken at blanks.
  ///
  /// A continuation line is indented by the broken line's indentation plus `blanks` columns, but at most by half the width.
  /// Commands, quotations and bracketed arguments stay whole if they fit in one continuation line. A word wider than that line is
  /// broken after a punctuation mark in the line's second half, else at its end. The result ends with a newline unless it is empty.
  public func wrapped(to width: Int, indentedBy blanks: Int = 2) -> StyledText {
    let isEnded =
      runs.last?.text.utf8.last == UInt8(ascii: "\n")
      && runs.allSatisfy { $0.style == .plain || !$0.text.hasNewline }
    if isEnded, !mayBeWider(than: width) { return self }
    return StyledText(
      lines: lines.flatMap { line in
        line.mayBeWider(than: width) ? line.broken(at: width, indentedBy: blanks) : [line]
      }
    )
  }

  /// Returns whether a line may be wider than `width` columns; a combined emoji may count as wider than drawn, never as narrower.
  private func mayBeWider(than width: Int) -> Bool {
    var columns = 0
    for run in runs {
      for scalar in run.text.unicodeScalars {
        switch scalar {
        case "\n": columns = 0
        case "\u{FE0F}": columns += 1
        default: columns += scalar.isASCII ? 1 : WidthTable.width(of: scalar)
        }
        if columns > width { return true }
      }
    }
    return false
  }

  private func broken(at width: Int, indentedBy more: Int) -> [StyledText] {
    guard displayWidth > width else { return [self] }
    let blanks = plain.prefix { $0 == " " }.count
    let indentation = StyledText(String(" ", times: min(blanks + more, width / 2)))
    var lines: [StyledText] = []
    var line = StyledText()
    let room = max(1, width - indentation.displayWidth)
    let depths = runs.flatMap { Array($0.text) }.nestingDepths[...]
    for word in words(within: room, depths, deepest: 0).flatMap({ $0.pieces(of: room) }) {
      if line.displayWidth + word.displayWidth > width, !line.isEmpty {
        if !line.isBlank { lines.append(line.withoutTrailingBlanks) }
        line = indentation + word.withoutLeadingBlanks
      } else {
        line += word
      }
    }
    return line.isBlank ? lines : lines + [line.withoutTrailingBlanks]
  }

  /// Returns the words of this line, divided at the blanks inside at most `deepest` pairs of brackets or quotation marks.
  ///
  /// Each word has the blanks before it. A command that fits in `width` columns stays whole, and so do brackets in a word that fits.
  /// `depths` has the number of pairs around each character. A word wider than `width` columns is divided at deeper blanks.
  private func words(within width: Int, _ depths: ArraySlice<Int>, deepest: Int) -> [StyledText] {
    var words: [(text: StyledText, depths: ArraySlice<Int>)] = []
    var (word, start, index) = (StyledText(), depths.startIndex, depths.startIndex)
    for run in runs {
      let isWhole = run.style == .command && run.text.displayWidth <= width
      var isInside = false
      for character in run.text {
        let isBlank = character == " " && depths[index] <= deepest && !isInside
        if isBlank, !word.isBlank {
          words.append((word, depths[start..<index]))
          (word, start) = (StyledText(), index)
        }
        word.append(String(character), run.style)
        (isInside, index) = (isWhole, index + 1)
      }
    }
    if !word.isEmpty { words.append((word, depths[start...])) }
    return words.flatMap { word, depths in
      word.displayWidth > width && depths.contains { $0 > deepest }
        ? word.words(within: width, depths, deepest: deepest + 1) : [word]
    }
  }

  private func pieces(of width: Int) -> [StyledText] {
    guard displayWidth > width else { return [self] }
    var rest = runs.flatMap { run in run.text.map { (character: $0, style: run.style) } }[...]
    var pieces: [StyledText] = []
    while !rest.isEmpty {
      var (columns, count, end) = (0, 0, 0)
      for part in rest {
        columns += part.character.displayWidth()
        if columns > width, count > 0 { break }
        count += 1
        if part.character.isPunctuation, 2 * columns > width { end = count }
      }
      if count == rest.count || end == 0 { end = count }
      pieces.append(
        rest.prefix(end).reduce(into: StyledText()) { $0.append(String($1.character), $1.style) }
      )
      rest.removeFirst(end)
    }
    return pieces
  }

  private var isBlank: Bool { runs.allSatisfy { run in run.text.allSatisfy { $0 == " " } } }

  private var withoutLeadingBlanks: StyledText {
    var isLeading = true
    return runs.reduce(into: StyledText()) { text, run in
      let rest = isLeading ? String(run.text.drop { $0 == " " }) : run.text
      if !rest.isEmpty { isLeading = false }
      text.append(rest, run.style)
    }
  }

  package var withoutTrailingBlanks: StyledText {
    var text = StyledText()
    var blanks = StyledText()
    for run in runs {
      let end = run.text.lastIndex { $0 != " " }.map { run.text.index(after: $0) }
      guard let end else {
        blanks.append(run.text, run.style)
        continue
      }
      text += blanks
      text.append(String(run.text[..<end]), run.style)
      blanks = StyledText(String(run.text[end...]), run.style)
    }
    return text
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

  /// Returns the index of the closing quotation mark; nil if the mark at `start` opens no quotation or has no partner.
  private func quoteEnd(from start: Int) -> Int? {
    let next = start + 1
    let isInWord = start > 0 && self[start - 1].isOfWord
    guard next < count, self[next] != " ", !isInWord else { return nil }
    return self[next...].indices.first { self[$0] == "\"" && self[$0 - 1] != "\\" }
  }
}

extension Character {
  /// Whether a quotation mark directly after this character opens no quotation: a letter, a digit or a backslash.
  fileprivate var isOfWord: Bool { isLetter || isNumber || self == "\\" }
}
