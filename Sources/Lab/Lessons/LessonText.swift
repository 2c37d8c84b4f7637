import LessonKit
import TerminalText

struct LessonText {
  let lines: [LessonLine]
  let width: Int
  let isASCII: Bool

  var text: StyledText {
    var text = StyledText()
    var previous: LessonLine?
    for line in lines {
      if let previous, needsBlank(between: previous, and: line) { text += "\n" }
      text += styled(line)
      previous = line
    }
    return text
  }

  private func needsBlank(between first: LessonLine, and second: LessonLine) -> Bool {
    switch (first, second) {
    case (_, .heading), (.paragraph, .paragraph), (.paragraph, .code), (.code, .paragraph): true
    case (.heading, .paragraph): true
    default: false
    }
  }

  private func styled(_ line: LessonLine) -> StyledText {
    switch line {
    case .heading(let title, let position): heading(title, position)
    case .paragraph(let text): prose(text)
    case .code(let text):
      StyledText(
        lines: text.split(separator: "\n", omittingEmptySubsequences: false).map { "  \($0)" }
      )
    case .choice(let number, let text): prose(text, after: "  \(number)  ")
    case .goal(let text, let isMet, let row): goal(text, isMet, row)
    case .keys(let keys): keysLine(keys)
    case .praise(let text), .end(let text): prose(text, style: .good)
    case .correction(let text): prose(text, style: .bad)
    }
  }

  private func heading(_ title: String, _ position: String) -> StyledText {
    let gap = width - title.displayWidth - position.displayWidth
    guard gap >= 2 else {
      return StyledText(title + "\n", .strong) + StyledText(position + "\n", .dim)
    }
    return StyledText(title, .strong).padded(to: title.displayWidth + gap)
      + StyledText(position + "\n", .dim)
  }

  private func goal(_ text: String, _ isMet: Bool, _ row: Int?) -> StyledText {
    var line = StyledText(isMet ? "  [x] " : "  [ ] ", isMet ? .good : .plain) + StyledText(text)
    if let row {
      line = line.padded(to: max(line.displayWidth + 2, 56)) + StyledText("#\(row)", .dim)
    }
    return line + "\n"
  }

  private func keysLine(_ keys: [String]) -> StyledText {
    var text = StyledText()
    for (index, key) in keys.enumerated() {
      if index > 0 { text.append(isASCII ? " - " : " · ", .dim) }
      text.append(key, .command)
    }
    return text + "\n"
  }

  /// Returns prose wrapped to the width, with `start` before its first line and as many blanks before the others.
  private func prose(
    _ text: String,
    after start: String = "",
    style: TextStyle = .plain
  ) -> StyledText {
    let indent = start.displayWidth
    var result = StyledText(start)
    var column = indent
    var wasCommand = false
    let words = Prose(text).words
    for (index, word) in words.enumerated() {
      let size = word.text.displayWidth
      let gap = word.isGlued ? 0 : word.isCommand || wasCommand ? 2 : 1
      wasCommand = word.isCommand
      let needed = word.isGlued ? size : gap + words.width(at: index)
      if column + needed > width, column > indent {
        result.append("\n" + String(repeating: " ", count: indent))
        column = indent
      } else if column > indent {
        result.append(String(repeating: " ", count: gap), style)
        column += gap
      }
      result.append(word.text, word.isCode ? .command : word.isStressed ? .strong : style)
      column += size
    }
    return result + "\n"
  }
}

extension Prose {
  /// A word of prose, or a part of one where code and text are joined without a blank.
  fileprivate struct Word {
    let text: String
    let isCode: Bool
    let isGlued: Bool
    var isStressed = false

    /// Whether the word is a command of the laboratory; two blanks set it off, so that it is recognised without colour.
    var isCommand: Bool {
      let first = text.split(separator: " ").first.map(String.init) ?? ""
      return isCode && Command.beginning(with: first) != nil
    }
  }

  fileprivate var words: [Word] {
    var words: [Word] = []
    var isGlued = true
    var isStressed = false
    for piece in pieces {
      if piece.isCode {
        words.append(Word(text: piece.text, isCode: true, isGlued: isGlued))
        isGlued = true
        continue
      }
      for (index, part) in piece.text.split(separator: " ", omittingEmptySubsequences: false)
        .enumerated()
      {
        if index > 0 { isGlued = false }
        guard !part.isEmpty else { continue }
        let begins = part.count > 1 && part.hasPrefix("*")
        if begins { isStressed = true }
        let text = isStressed ? part.filter { $0 != "*" } : String(part)
        words.append(Word(text: text, isCode: false, isGlued: isGlued, isStressed: isStressed))
        if isStressed, part.dropFirst(begins ? 2 : 0).contains("*") { isStressed = false }
        isGlued = true
      }
    }
    return words
  }
}

extension [Prose.Word] {
  fileprivate func width(at index: Int) -> Int {
    self[(index + 1)...].prefix(while: \.isGlued).reduce(self[index].text.displayWidth) {
      $0 + $1.text.displayWidth
    }
  }
}
