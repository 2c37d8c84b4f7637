/// A line of output as it is written in a transcript.
///
/// A line `...` stands for any number of lines, `[..]` for any characters, `[ID:a]` for the same ones
/// wherever it stands. Behind a `\` at its start a line is taken literally.
struct OutputLine {
  /// What the line stands for: without the backslash, control characters visible.
  let text: Substring
  /// Whether any number of lines may stand here.
  let isElision: Bool
  private let pattern: LinePattern?
  /// What the line stands for when its escapes are those that transcripts had before: `\x{1B}`.
  private let former: Former?

  private struct Former {
    let text: Substring
    let pattern: LinePattern?
  }

  /// Reads a line of a file.
  init(_ written: Substring) {
    let isLiteral = written.utf8.first == .backslash
    let line = isLiteral ? Substring(written.utf8.dropFirst()) : written
    text = line.withoutTrailingBlanks.visible
    isElision = !isLiteral && OutputLine.isElision(text)
    pattern = isLiteral ? nil : LinePattern(text)
    former = text.fromFormerEscapes.map {
      Former(text: $0, pattern: isLiteral ? nil : LinePattern($0))
    }
  }
}

extension OutputLine {
  /// Whether more than one text is meant.
  var isWildcard: Bool { isElision || pattern != nil }

  /// The names of its bound wildcards.
  var names: Set<String> { pattern?.names ?? [] }

  /// Whether a printed line is what this one stands for; an elision is no single line.
  ///
  /// What names stand for that were not known is known from then on.
  func matches(_ line: Substring, _ bindings: inout Bindings) -> Bool {
    let isMatch =
      pattern?.matches(line, &bindings) ?? (!isElision && text.hasSameBytes(as: line))
    guard !isMatch, let former else { return isMatch }
    return former.pattern?.matches(line, &bindings) ?? former.text.hasSameBytes(as: line)
  }

  /// The same where nothing is learnt: a line with a name that is not known matches nothing.
  func matches(_ line: Substring, knowing bindings: Bindings) -> Bool {
    var bindings = bindings
    return bindings.know(names) && matches(line, &bindings)
  }

  /// How a printed line is written, so that it is read as itself.
  static func written(_ line: Substring) -> Substring {
    isMistakable(line) ? "\\" + line : line
  }

  private static func isMistakable(_ line: Substring) -> Bool {
    line.utf8.first == .backslash || isElision(line) || LinePattern(line) != nil
      || UnknownWildcard(in: line) != nil
      || Prompt(line) != nil || Prompt.continuedInput(of: line) != nil
      || ConflictMarker(line) != nil || isFence(line)
  }

  private static func isElision(_ line: Substring) -> Bool {
    line.utf8.elementsEqual("...".utf8)
  }

  private static func isFence(_ line: Substring) -> Bool {
    line.trimmed.begins(with: "```")
  }
}
