struct ChoiceReader {
  let file: String

  /// Parses a list item, which stands in line `line` of the file: the choice in back-ticks, the verdict, and the reason.
  ///
  /// The verdict is `yes`, `no`, `no some-misconception`, or, in a `decide` step, `for figure, figure`.
  func choice(_ text: String, line: Int) throws(LessonError) -> Choice {
    let (name, verdict, reason) = try parts(of: text, line: line)
    let words = verdict.split(separator: " ", maxSplits: 1).map(String.init)
    let rest = words.dropFirst().first?.trimmed
    guard let first = words.first, ["yes", "no", "for"].contains(first),
      first == "for" ? rest != nil : first == "no" || rest == nil
    else { throw LessonError(file: file, line: line, .notAChoice(text)) }
    return Choice(
      text: name,
      isRight: first != "no",
      misconception: first == "no" ? rest : nil,
      evidence: first == "for" ? (rest ?? "").split(separator: ",").map(\.trimmed) : [],
      reason: reason,
      line: line,
      sentence: try sentence(name, line: line)
    )
  }

  /// Splits a list item such as `` `name`: word: The reason. `` into its three parts; throws for a text in another form.
  func parts(of text: String, line: Int) throws(LessonError) -> (
    name: String, word: String, reason: String
  ) {
    let parts = text.split(separator: "`", maxSplits: 2, omittingEmptySubsequences: false)
    let rest = parts.count == 3 ? parts[2].trimmed : ""
    guard rest.hasPrefix(":"), parts[0].trimmed.isEmpty, !parts[1].trimmed.isEmpty,
      let colon = rest.dropFirst().firstIndex(of: ":")
    else { throw LessonError(file: file, line: line, .notAChoice(text)) }
    return (
      parts[1].trimmed, rest[..<colon].dropFirst().trimmed,
      rest[rest.index(after: colon)...].trimmed
    )
  }

  private func sentence(_ name: String, line: Int) throws(LessonError) -> MessageSentence? {
    guard MessageSentence.isWritten(in: name) else { return nil }
    return try CheckText(text: name, file: file, line: line).sentence(name)
  }
}
