struct FenceReader {
  let file: String
  let words: [String]
  let lines: [String]
  /// The line number, from 1, of the fenced code block's opening back-ticks in the lesson's file.
  let line: Int

  /// Adds the content of the fenced code block to its step.
  ///
  /// Throws an error for an unknown, empty or misplaced block: an answer must stand in `<details>`, all else outside.
  func add(to step: inout Step, isInDetails: Bool) throws(LessonError) {
    guard name.hasPrefix("viper-") else {
      if isInDetails { throw error(.unshownText) }
      step.paragraphs += code
      return
    }
    guard let isSpoiler = Self.spoilers[name] else { throw error(.unknownFence(name)) }
    guard step.kind.fences.contains(name) else {
      throw error(.misplaced(name, in: "\(step.kind.word) step"))
    }
    guard isSpoiler == isInDetails else {
      throw error(.misplaced(name, in: isInDetails ? "<details>" : "text that all can see"))
    }
    guard !commands.isEmpty else { throw error(.emptyFence(name)) }
    try add(to: &step)
  }

  /// The known fenced code blocks by name, each with whether it gives away an answer and so must stand in `<details>`.
  private static var spoilers: [String: Bool] {
    [
      "viper-check": false, "viper-trace": false, "viper-answer": true, "viper-also": true,
      "viper-wrong": true, "viper-run": true,
    ]
  }

  private func add(to step: inout Step) throws(LessonError) {
    let data = try data()
    switch name {
    case "viper-check": step.checks += try checks()
    case "viper-trace":
      guard step.excerpt == nil else { throw error(.repeated(name)) }
      step.excerpt = try TraceExcerpt(lines, below: line, file: file)
      step.paragraphs += code
    case "viper-answer":
      guard step.answer == nil else { throw error(.repeated(name)) }
      step.answer = AnswerCommands(commands, line: line)
    case "viper-also": step.also.append(AnswerCommands(commands, line: line))
    case "viper-run": step.runs[try data.number("choice")] = commands
    default:
      step.wrongs.append(AnswerCommands(commands, line: line, fails: try data.value("fails")))
    }
  }
}

extension FenceReader {
  private var name: String { words.first ?? "" }

  private var commands: [String] { lines.map(\.trimmed).filter { !$0.isEmpty } }

  private var code: [Paragraph] {
    lines.enumerated().map { Paragraph($1, line: line + 1 + $0, isCode: true) }
  }

  private func error(_ problem: LessonError.Problem) -> LessonError {
    LessonError(file: file, line: line, problem)
  }

  private func data() throws(LessonError) -> FenceAttributes {
    try FenceAttributes(
      words.dropFirst(),
      in: name,
      allowing: ["viper-wrong": ["fails"], "viper-run": ["choice"]][name] ?? [],
      file: file,
      line: line
    )
  }

  private func checks() throws(LessonError) -> [Check] {
    var checks: [Check] = []
    for (index, text) in lines.enumerated() where !text.trimmed.isEmpty {
      checks.append(try CheckReader(file: file).check(text, line: line + 1 + index))
    }
    return checks
  }
}
