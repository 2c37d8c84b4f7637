/// A line of a command's output as written in a transcript.
///
/// A line `...` matches any number of lines, `[..]` any characters, `[ID:a]` the same characters throughout the transcript. A line
/// that begins with a `\` is literal from the second character on.
struct OutputLine {
  /// The line without a backslash at its start and without trailing blanks, with unprintable characters as escapes.
  let text: Substring
  let isElision: Bool
  private let pattern: LinePattern?
  /// The line with escapes such as `\u{1B}` in place of the old form `\x{1B}`; nil for a line without the old form.
  private let modernized: (text: Substring, pattern: LinePattern?)?

  init(_ written: Substring) {
    let isLiteral = written.utf8.first == .backslash
    let line = isLiteral ? Substring(written.utf8.dropFirst()) : written
    text = line.withoutTrailingBlanks.visible
    isElision = !isLiteral && OutputLine.isElision(text)
    pattern = isLiteral ? nil : LinePattern(text)
    modernized = text.replacingOldEscapes.map { ($0, isLiteral ? nil : LinePattern($0)) }
  }

  var isWildcard: Bool { isElision || pattern != nil }

  var names: Set<String> { pattern?.names ?? [] }

  /// Returns whether the written line matches a printed line; `...` matches no single line.
  ///
  /// A match adds the texts of named wildcards that have no text yet to `bindings`.
  func matches(_ line: Substring, _ bindings: inout Bindings) -> Bool {
    let isMatch = pattern?.matches(line, &bindings) ?? (!isElision && text.hasSameBytes(as: line))
    guard !isMatch, let modernized else { return isMatch }
    return modernized.pattern?.matches(line, &bindings) ?? modernized.text.hasSameBytes(as: line)
  }

  /// Returns whether the written line matches a printed line with the texts in `bindings`.
  ///
  /// False for a line with a named wildcard that has no text yet.
  func matches(_ line: Substring, knowing bindings: Bindings) -> Bool {
    var bindings = bindings
    return bindings.hasBindings(for: names) && matches(line, &bindings)
  }

  /// Returns a printed line as a transcript has it: with a `\` before the line if it would be read as something else.
  static func written(_ line: Substring) -> Substring {
    let needsEscape =
      line.utf8.first == .backslash || isElision(line) || LinePattern(line) != nil
      || unknownWildcard(in: line) != nil
      || Prompt(line) != nil || Prompt.continuedInput(of: line) != nil
      || ConflictMarker.sign(of: line) != nil || line.trimmed.begins(with: "```")
    return needsEscape ? "\\" + line : line
  }

  private static func isElision(_ line: Substring) -> Bool {
    line.utf8.elementsEqual("...".utf8)
  }

  /// Returns the first text in a written line that looks like a wildcard but is none, such as `[TIME:a]` or `[...]`; nil without one.
  static func unknownWildcard(in line: Substring) -> String? {
    guard line.utf8.contains(.bracket) else { return nil }
    return line.firstMatch(of: unknownWildcard).map { String($0.output) }
  }

  /// Compiled once, since that takes longer than a match; `nonisolated(unsafe)` is safe because matching changes nothing.
  private nonisolated(unsafe) static let unknownWildcard =
    /\[(?:\.\.\.|\.|ID|(?!ID:[A-Za-z0-9_-]+\])[A-Z]+:[^ \]]*)\]/
    .matchingSemantics(.unicodeScalar)
}
