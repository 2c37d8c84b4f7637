struct StepReader {
  let file: String
  let blocks: [MarkdownBlock]
  let bank: Bank
  let isBank: Bool
  private(set) var isInDetails = false

  mutating func step() throws(LessonError) -> Step {
    var step = try emptyStep()
    for block in blocks.dropFirst() { try add(block, to: &step) }
    if isInDetails { throw error(blocks[0].line, .unclosed("<details> below this heading")) }
    try step.kind.finish(&step, bank)
    return step
  }

  private func error(_ line: Int, _ problem: LessonError.Problem) -> LessonError {
    LessonError(file: file, line: line, problem)
  }

  private mutating func add(_ block: MarkdownBlock, to step: inout Step) throws(LessonError) {
    switch block.content {
    case .detailsBegin: isInDetails = true
    case .detailsEnd: isInDetails = false
    case .numbered(let text) where isInDetails:
      step.hints.append(Paragraph(text, line: block.line))
    case .fence(let words, let lines):
      let fence = FenceReader(file: file, words: words, lines: lines, line: block.line)
      try fence.add(to: &step, isInDetails: isInDetails)
    case .item(let text) where step.kind.readItem != nil && !isInDetails:
      try step.kind.readItem?(text, block.line, &step, ChoiceReader(file: file))
    case .paragraph(let text) where isInDetails && step.kind.hasConclusion:
      step.conclusion.append(Paragraph(text, line: block.line))
    case .paragraph, .item, .numbered:
      guard !isInDetails else { throw error(block.line, .unshownText) }
      step.paragraphs.append(Paragraph(block.shownText, line: block.line))
    case .title: throw error(block.line, .repeated("title"))
    case .comment, .heading: break
    }
  }
}

extension MarkdownBlock {
  fileprivate var shownText: String {
    switch content {
    case .paragraph(let text): text
    case .item(let text), .numbered(let text): "- " + text
    default: ""
    }
  }
}

// MARK: - The comment below the heading

extension StepReader {
  private func emptyStep() throws(LessonError) -> Step {
    let comments = blocks.comments(about: "step")
    guard case .heading(let title)? = blocks.first?.content else {
      throw error(blocks.first?.line ?? 1, .missingStepData(title: ""))
    }
    guard let first = comments.first else {
      throw error(blocks[0].line, .missingStepData(title: title))
    }
    if comments.count > 1 { throw error(comments[1].line, .repeated("comment about the step")) }
    return try emptyStep(title: title, words: first.words, line: first.line)
  }

  private func emptyStep(title: String, words: [String], line: Int) throws(LessonError) -> Step {
    let word = words.dropFirst().first ?? ""
    guard let kind = isBank && word == Step.Kind.item.word ? .item : Step.Kind.named(word) else {
      throw error(line, .unknownStepKind(word))
    }
    let data = try FenceAttributes(
      words.dropFirst(2),
      in: "comment about the step",
      allowing: StepStage.attributes + kind.attributes,
      flags: StepStage.flags + kind.flags,
      file: file,
      line: line
    )
    return Step(
      id: try data.value("id"),
      title: title,
      kind: kind,
      line: blocks[0].line,
      data: data,
      stage: try StepStage(data)
    )
  }
}

struct FenceReader {
  let file: String
  let words: [String]
  let lines: [String]
  /// The line number, from 1, of the fenced code block's opening back-ticks in the lesson's file.
  let line: Int

  /// Adds the content of the block to its step; throws if it is misplaced: an answer must stand in `<details>`, all else outside.
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
