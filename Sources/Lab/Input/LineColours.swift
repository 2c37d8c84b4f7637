import TerminalText

extension Session {
  /// Returns the typed line with known words and mistakes coloured; without colours if the line is longer than 2,048 bytes, which is
  /// pasted rather than typed.
  public func coloured(_ line: String) -> StyledText {
    guard line.utf8.count <= 2_048 else { return StyledText(line) }
    let lines = line.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.enumerated().reduce(into: StyledText()) { text, part in
      if part.offset > 0 { text.append("\n") }
      let isLast = part.offset == lines.count - 1
      text += LineColours(session: self, line: String(part.element), isBeingTyped: isLast).text
    }
  }

  fileprivate var isAsking: Bool {
    let isPredicting = debugger.predictions.isOn && debugger.cursor != nil
    return lesson != nil && !isLessonOver || isPredicting || debugger.postponedAction != nil
  }
}

struct LineColours {
  let session: Session
  let line: String
  let isBeingTyped: Bool

  var text: StyledText {
    let words = InputLine(unfinished: line)
    var text = StyledText()
    var end = line.startIndex
    for (command, ranges) in zip(words.commands, words.ranges) {
      for (style, range) in zip(styles(of: command, isLast: ranges.last), ranges) {
        text.append(String(line[end..<range.lowerBound]))
        text.append(String(line[range]), style)
        end = range.upperBound
      }
    }
    text.append(String(line[end..<max(end, words.comment)]))
    return text + StyledText(String(line[max(end, words.comment)...]), .dim)
  }

  private func styles(of words: [String], isLast range: Range<String.Index>?) -> [TextStyle] {
    let isOpen = isBeingTyped && range?.upperBound == line.endIndex
    return words.indices.map { index in
      let isUnfinished = isOpen && index == words.count - 1
      return index == 0
        ? style(ofCommand: words[0], isUnfinished)
        : style(of: words[index], after: Array(words[..<index]), isUnfinished)
    }
  }

  private func style(ofCommand word: String, _ isUnfinished: Bool) -> TextStyle {
    if session.command(beginning: word) != nil { return .command }
    let isBegun = isUnfinished && Command.all.contains { $0.name.hasPrefix(word) }
    return isBegun || session.isAsking ? .plain : .bad
  }

  private func style(of word: String, after words: [String], _ isUnfinished: Bool) -> TextStyle {
    let words = session.aliases.expanding(words)
    guard let command = Command.beginning(with: words[0]) else { return .plain }
    let rest = Array(words.dropFirst())
    guard !command.takesFile(rest, word) else { return .plain }
    let typed = word.lowercased()
    let offered = command.completions(in: session, after: rest).map { $0.readAsWord.lowercased() }
    if offered.contains(where: { $0 == typed || $0 == "#" + typed }) { return .good }
    let mayBecome = isUnfinished && offered.contains { $0.hasPrefix(typed) }
    let isMistake = rest.count < command.closedWords && !offered.isEmpty && !typed.hasPrefix("#")
    return isMistake && !mayBecome ? .bad : .plain
  }
}
