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
