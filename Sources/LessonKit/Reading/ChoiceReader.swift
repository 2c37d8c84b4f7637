/// Reads the items of a prediction.
struct ChoiceReader {
  let file: String

  /// Reads an item: a name in back-ticks, yes or no, and the reason.
  func choice(_ text: String, line: Int) throws(LessonError) -> Choice {
    let parts = text.split(separator: "`", maxSplits: 2, omittingEmptySubsequences: false)
    let rest = parts.count == 3 ? parts[2].trimmed : ""
    let verdicts = [(": yes:", true), (": no:", false)]
    guard let verdict = verdicts.first(where: { rest.hasPrefix($0.0) }), parts[0].trimmed.isEmpty,
      !parts[1].trimmed.isEmpty
    else { throw LessonError(file: file, line: line, .notAChoice(text)) }
    let name = parts[1].trimmed
    return Choice(
      text: name,
      isRight: verdict.1,
      reason: rest.dropFirst(verdict.0.count).trimmed,
      line: line,
      sentence: name.contains(" ") ? try CheckReader(file: file).sentence(name, line: line) : nil
    )
  }
}
