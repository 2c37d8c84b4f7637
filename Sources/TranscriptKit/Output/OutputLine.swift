/// A line of output as written in a transcript.
///
/// A line `...` matches any number of lines, `[..]` any characters, `[ID:a]` the same ones wherever it stands. A line
/// behind a `\` is literal.
struct OutputLine {
  /// The line without the backslash and trailing blanks, with control characters as escapes.
  let text: Substring
  let isElision: Bool
  private let pattern: LinePattern?
  /// The line with present escapes in place of old ones, `\u{1B}` for `\x{1B}`; nil for a line without old ones.
  private let modernized: Modernized?

  private struct Modernized {
    let text: Substring
    let pattern: LinePattern?
  }

  init(_ written: Substring) {
    let isLiteral = written.utf8.first == .backslash
    let line = isLiteral ? Substring(written.utf8.dropFirst()) : written
    text = line.withoutTrailingBlanks.visible
    isElision = !isLiteral && OutputLine.isElision(text)
    pattern = isLiteral ? nil : LinePattern(text)
    modernized = text.replacingOldEscapes.map {
      Modernized(text: $0, pattern: isLiteral ? nil : LinePattern($0))
    }
  }
}

extension OutputLine {
  var isWildcard: Bool { isElision || pattern != nil }

  var names: Set<String> { pattern?.names ?? [] }

  /// Returns whether the line matches a printed one; `...` matches no single line.
  ///
  /// A match binds names that were unbound.
  func matches(_ line: Substring, _ bindings: inout Bindings) -> Bool {
    let isMatch =
      pattern?.matches(line, &bindings) ?? (!isElision && text.hasSameBytes(as: line))
    guard !isMatch, let modernized else { return isMatch }
    return modernized.pattern?.matches(line, &bindings) ?? modernized.text.hasSameBytes(as: line)
  }

  /// Returns whether the line matches a printed one without binding names; a line with an unbound name does not.
  func matches(_ line: Substring, knowing bindings: Bindings) -> Bool {
    var bindings = bindings
    return bindings.hasBindings(for: names) && matches(line, &bindings)
  }

  /// Returns the written form of a printed line: behind a `\` where it would be read as something else.
  static func written(_ line: Substring) -> Substring {
    needsEscape(line) ? "\\" + line : line
  }

  private static func needsEscape(_ line: Substring) -> Bool {
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
