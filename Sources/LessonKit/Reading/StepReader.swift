struct StepReader {
  let file: String
  let blocks: [MarkdownBlock]
  let bank: Bank
  let isBank: Bool
  private(set) var isInDetails = false
  /// The mistakes in the step: the first in each of its blocks, or one of the whole step.
  private(set) var errors: [LessonError] = []

  /// Reads the step; nil if it has mistakes, which are then in `errors`.
  mutating func step() -> Step? {
    do throws(LessonError) {
      if let open = blocks.unclosed { throw error(open.line, open.text) }
      var step = try emptyStep()
      for block in blocks.dropFirst() {
        do throws(LessonError) { try add(block, to: &step) } catch { errors.append(error) }
      }
      guard errors.isEmpty else { return nil }
      if isInDetails {
        throw error(blocks[0].line, "<details> below this heading begins here and never ends.")
      }
      try requireFew(of: "commands", step.commandCount)
      try requireFew(of: "choices", step.choices.count)
      try requireFew(of: "items", step.items.count)
      try step.kind.finish(&step, bank)
      try requireFew(of: "questions", step.questions.count)
      return step
    } catch {
      errors.append(error)
      return nil
    }
  }

  /// The maximum number of commands, choices, items or questions in a step: each is played again to prove the others.
  static let maximumCount = 100

  private func requireFew(of what: String, _ count: Int) throws(LessonError) {
    guard count > Self.maximumCount else { return }
    let limit = "A step has at most \(Self.maximumCount) \(what)"
    throw error(blocks[0].line, "\(limit); here: \(count). Make two steps of it.")
  }

  private func error(_ line: Int, _ text: String) -> LessonError {
    LessonError(file: file, line: line, text)
  }

  private func unshown(_ line: Int) -> LessonError {
    error(line, "This text is shown nowhere: number it as a hint, or move it above <details>.")
  }

  private mutating func add(_ block: MarkdownBlock, to step: inout Step) throws(LessonError) {
    switch block.content {
    case .detailsBegin: isInDetails = true
    case .detailsEnd: isInDetails = false
    case .numbered(let text) where isInDetails:
      step.hints.append(Paragraph(text: text, line: block.line))
    case .fence(let words, let lines):
      try add(Fence(words: words, lines: lines, line: block.line), to: &step)
    case .item(let text) where step.kind.readItem != nil && !isInDetails:
      try step.kind.readItem?(PageText(text: text, file: file, line: block.line), &step)
    case .paragraph(let text) where isInDetails && step.kind.hasConclusion:
      step.conclusion.append(Paragraph(text: text, line: block.line))
    case .paragraph(let text): try add(text, block.line, to: &step)
    case .item(let text), .numbered(let text): try add("- " + text, block.line, to: &step)
    case .title: throw error(block.line, "A second title: keep one.")
    case .comment, .heading, .unclosed: break
    }
  }

  private func add(_ text: String, _ line: Int, to step: inout Step) throws(LessonError) {
    guard !isInDetails else { throw unshown(line) }
    step.paragraphs.append(Paragraph(text: text, line: line))
  }
}

// MARK: - The comment below the heading

extension StepReader {
  private func emptyStep() throws(LessonError) -> Step {
    let comments = blocks.comments(about: "step")
    let title = if case .heading(let title) = blocks[0].content { title } else { "" }
    guard let (words, line) = comments.first else {
      let need = "what kind of step it is: <!-- step do id=NAME -->"
      throw error(blocks[0].line, "Say below \"\(title)\" \(need)")
    }
    if comments.count > 1 {
      throw error(comments[1].line, "A second comment about the step: keep one.")
    }
    let word = words.dropFirst().first ?? ""
    guard let kind = isBank && word == Step.Kind.item.word ? .item : Step.Kind.named(word) else {
      let kinds = Step.Kind.all.map(\.word).alternatives
      throw error(line, "A step is \(kinds), not \"\(word)\".")
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

// MARK: - Fenced code blocks

/// A fenced code block; `line` is the number of the line with its opening back-ticks.
private struct Fence {
  let words: [String]
  let lines: [String]
  let line: Int

  var name: String { words.first ?? "" }

  var commands: [String] { lines.map(\.trimmed).filter { !$0.isEmpty } }

  var code: [Paragraph] {
    lines.enumerated().map { Paragraph(text: $1, line: line + 1 + $0, isCode: true) }
  }

  /// The known fenced code blocks by name, each with whether it gives away an answer and so must stand in `<details>`.
  static var spoilers: [String: Bool] {
    [
      "viper-check": false, "viper-trace": false, "viper-answer": true, "viper-also": true,
      "viper-wrong": true, "viper-run": true,
    ]
  }
}

extension StepReader {
  /// Adds the content of the block to its step; throws if it is misplaced: an answer must stand in `<details>`, all else outside.
  private func add(_ fence: Fence, to step: inout Step) throws(LessonError) {
    let name = fence.name
    guard name.hasPrefix("viper-") else {
      if isInDetails { throw unshown(fence.line) }
      step.paragraphs += fence.code
      return
    }
    guard let isSpoiler = Fence.spoilers[name] else {
      let known = "viper-check, viper-answer, viper-also, viper-wrong, viper-run and viper-trace"
      throw error(fence.line, "There is no fence \(name); there are \(known).")
    }
    guard step.kind.fences.contains(name) else {
      throw error(fence.line, "\(name) has no use in the \(step.kind.word) step: take it out.")
    }
    guard isSpoiler == isInDetails else {
      let place = isInDetails ? "<details>" : "the text that all can see"
      throw error(fence.line, "\(name) has no use in \(place): take it out.")
    }
    guard !fence.commands.isEmpty else {
      throw error(fence.line, "\(name) is empty: fill it, or take it out.")
    }
    let data = try FenceAttributes(
      fence.words.dropFirst(),
      in: name,
      allowing: ["viper-wrong": ["fails"], "viper-run": ["choice"]][name] ?? [],
      file: file,
      line: fence.line
    )
    try add(fence, data, to: &step)
  }

  private func add(_ fence: Fence, _ data: FenceAttributes, to step: inout Step)
    throws(LessonError)
  {
    let (commands, line) = (fence.commands, fence.line)
    switch fence.name {
    case "viper-check":
      for (index, text) in fence.lines.enumerated() where !text.trimmed.isEmpty {
        let text = PageText(text: text, file: file, line: line + 1 + index)
        step.checks.append(try text.check())
      }
    case "viper-trace":
      guard step.excerpt == nil else { throw error(line, "A second viper-trace: keep one.") }
      step.excerpt = try TraceExcerpt(fence.lines, below: line, file: file)
      step.paragraphs += fence.code
    case "viper-answer":
      guard step.answer == nil else { throw error(line, "A second viper-answer: keep one.") }
      step.answer = AnswerCommands(commands: commands, line: line)
    case "viper-also": step.also.append(AnswerCommands(commands: commands, line: line))
    case "viper-run": step.runs[try data.number("choice")] = commands
    default:
      let fails = try data.value("fails")
      step.wrongs.append(AnswerCommands(commands: commands, line: line, fails: fails))
    }
  }
}
