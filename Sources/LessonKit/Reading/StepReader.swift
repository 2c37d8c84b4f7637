/// Reads what belongs to one heading of a lesson's page.
struct StepReader {
  private let file: String
  private let blocks: [MarkdownBlock]
  private var isInDetails = false

  init(file: String, blocks: [MarkdownBlock]) {
    self.file = file
    self.blocks = blocks
  }

  mutating func step() throws(LessonError) -> Step {
    var step = try emptyStep()
    for block in blocks.dropFirst() { try add(block, to: &step) }
    if isInDetails { throw error(blocks[0].line, .unclosed("<details> below this heading")) }
    if step.kind == .do, step.checks.isEmpty { throw error(step.line, .missingChecks) }
    if step.kind == .predict, step.choices.count < 2 {
      throw error(step.line, .tooFewChoices(step.choices.count))
    }
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
    case .item(let text) where step.kind == .predict && !isInDetails:
      step.choices.append(try ChoiceReader(file: file).choice(text, line: block.line))
    case .paragraph, .item, .numbered:
      guard !isInDetails else { throw error(block.line, .unshownText) }
      step.paragraphs.append(Paragraph(block.shownText, line: block.line))
    case .title: throw error(block.line, .repeated("title"))
    case .comment, .heading: break
    }
  }
}

extension MarkdownBlock {
  /// A paragraph's or an item's text as it is shown.
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
    let comments = blocks.filter { block in
      if case .comment(let words) = block.content { words.first == "step" } else { false }
    }
    guard case .heading(let title)? = blocks.first?.content,
      case .comment(let words)? = comments.first?.content
    else { throw error(blocks.first?.line ?? 1, .missingStepData(title: headingText)) }
    if comments.count > 1 { throw error(comments[1].line, .repeated("comment about the step")) }
    return try emptyStep(title: title, words: words, line: comments[0].line)
  }

  private var headingText: String {
    if case .heading(let title)? = blocks.first?.content { title } else { "" }
  }

  private func emptyStep(title: String, words: [String], line: Int) throws(LessonError) -> Step {
    guard let kind = Step.Kind(rawValue: words.dropFirst().first ?? "") else {
      throw error(line, .unknownStepKind(words.dropFirst().first ?? ""))
    }
    let data = try FenceAttributes(
      words.dropFirst(2),
      in: "comment about the step",
      allowing: kind == .predict ? ["id", "row"] : ["id", "hides"],
      file: file,
      line: line
    )
    return Step(
      id: try data.value("id"),
      title: title,
      kind: kind,
      line: blocks[0].line,
      row: kind == .predict ? try data.number("row") : nil,
      hides: kind == .predict ? nil : try data.optionalNumber("hides")
    )
  }
}
