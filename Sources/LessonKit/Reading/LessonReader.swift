import PrintableText

struct LessonReader {
  let file: String
  var bank = Bank()
  /// The mistakes on the last read page: at most one in its heading, one in its introduction, and all mistakes in its steps.
  private(set) var errors: [LessonError] = []

  mutating func lesson(_ markdown: String) throws(LessonError) -> Lesson {
    let source = lines(of: markdown)
    let sections = sections(of: source)
    var (heading, introduction): (LessonHeading?, [Paragraph]) = (nil, [])
    do throws(LessonError) { heading = try self.heading(in: sections[0]) } catch {
      errors.append(error)
      if error.isObstacle { throw error }
    }
    do throws(LessonError) {
      introduction = try self.introduction(in: sections[0].dropFirst())
    } catch { errors.append(error) }
    let steps = steps(sections.dropFirst())
    guard let heading, errors.isEmpty else { throw errors[0] }
    return Lesson(
      heading: heading,
      introduction: introduction,
      steps: steps,
      file: file,
      source: source,
      line: sections[0].comments(about: "lesson")[0].line
    )
  }

  func heading(_ markdown: String) throws(LessonError) -> LessonHeading {
    try heading(in: sections(of: lines(of: markdown))[0])
  }

  mutating func bank(_ markdown: String) throws(LessonError) -> [Step] {
    let questions = steps(sections(of: lines(of: markdown)).dropFirst(), isBank: true)
    if let error = errors.first { throw error }
    return questions
  }

  private func error(_ line: Int, _ text: String) -> LessonError {
    LessonError(file: file, line: line, text)
  }

  /// Returns the lines of a page with control characters escaped, without byte order mark and carriage returns.
  private func lines(of markdown: String) -> [String] {
    let scalars = markdown.unicodeScalars.drop { $0 == "\u{FEFF}" }
    return scalars.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      String(line.last == "\r" ? line.dropLast() : line).printable()
    }
  }

  /// Returns the blocks above the first step, then the blocks of each step.
  private func sections(of lines: [String]) -> [[MarkdownBlock]] {
    var scanner = MarkdownScanner(lines: lines)
    var sections: [[MarkdownBlock]] = [[]]
    for block in scanner.blocks() {
      if case .heading = block.content { sections.append([]) }
      sections[sections.count - 1].append(block)
    }
    return sections
  }

  /// Reads the steps; adds the mistakes in them to `errors`.
  private mutating func steps(
    _ sections: ArraySlice<[MarkdownBlock]>,
    isBank: Bool = false
  ) -> [Step] {
    if sections.isEmpty {
      let step = "## A title, and below it <!-- step read id=NAME -->"
      errors.append(error(1, "A lesson needs a step: \(step)"))
    }
    let most = isBank ? sections.count : LessonReader.maximumSteps
    var steps: [Step] = []
    for section in sections.prefix(most) {
      var reader = StepReader(file: file, blocks: section, bank: bank, isBank: isBank)
      if let step = reader.step() { steps.append(step) }
      errors += reader.errors
    }
    if let next = sections.dropFirst(most).first {
      let text = "A lesson has at most \(most) steps; here: \(sections.count)."
      errors.append(error(next[0].line, text + " Make two lessons of it."))
    }
    return steps
  }

  /// The maximum number of steps in a lesson, limited because proving each step replays the earlier ones.
  static let maximumSteps = 40

  // MARK: - Above the first step

  private func heading(in blocks: [MarkdownBlock]) throws(LessonError) -> LessonHeading {
    if let open = blocks.unclosed { throw error(open.line, open.text) }
    guard case .title(let title)? = blocks.first?.content else {
      let advice = "Begin the lesson with its title: # First VIPER message"
      throw noLesson(blocks.first?.line ?? 1, advice)
    }
    let data = try lessonData(in: blocks)
    return LessonHeading(
      id: try data.value("id"),
      title: title,
      module: try data.value("module"),
      architecture: try data.value("architecture"),
      minutes: try data.number("minutes"),
      version: try data.optionalNumber("v") ?? 1,
      relations: ["needs", "recalls", "teaches"].map(data.list),
      pass: try data.optionalNumber("pass"),
      loadCommand: "load " + (try Self.load(data)),
      faults: data.commands("faults")
    )
  }

  private static func load(_ data: FenceAttributes) throws(LessonError) -> String {
    if let load = data.text("load") { return load }
    let edition = data.text("edition").map { " --as-published \($0)" } ?? ""
    let given = data.text("given").map { " --given \($0)" } ?? ""
    return try data.value("module") + " " + data.value("architecture") + edition + given
  }

  /// Returns the error that the page is no lesson, and so its headings are no steps.
  private func noLesson(_ line: Int, _ text: String) -> LessonError {
    LessonError(file: file, line: line, text, isObstacle: true)
  }

  private func lessonData(in blocks: [MarkdownBlock]) throws(LessonError) -> FenceAttributes {
    let found = blocks.comments(about: "lesson")
    guard let first = found.first else {
      let comment = "<!-- lesson id=NAME module=MODULE architecture=viper minutes=6 -->"
      throw noLesson(blocks[0].line, "Say below the title what the lesson needs: \(comment)")
    }
    guard found.count == 1 else {
      throw error(found[1].line, "A second comment about the lesson: keep one.")
    }
    return try FenceAttributes(
      first.words.dropFirst(),
      in: "comment about the lesson",
      allowing: [
        "id", "module", "architecture", "minutes", "v", "given", "edition", "faults", "load",
        "needs", "recalls", "teaches", "pass",
      ],
      file: file,
      line: first.line
    )
  }

  private func introduction(in blocks: some Collection<MarkdownBlock>) throws(LessonError)
    -> [Paragraph]
  {
    var paragraphs: [Paragraph] = []
    for block in blocks {
      switch block.content {
      case .paragraph(let text): paragraphs.append(Paragraph(text: text, line: block.line))
      case .item(let text), .numbered(let text):
        paragraphs.append(Paragraph(text: "- " + text, line: block.line))
      case .comment(let words) where words.first != "step": continue
      case .comment: throw error(block.line, "A step needs a heading above it: ## A title")
      // The heading reports it.
      case .unclosed: continue
      case .title: throw error(block.line, "A second title: keep one.")
      default: throw error(block.line, "This has no use in the introduction: take it out.")
      }
    }
    return paragraphs
  }
}

/// A namespace for the limits of a lesson's file: its length, and no control characters.
public enum LessonPage {
  /// The maximum size of a lesson's file in bytes.
  public static let maximumSize = 1 << 20

  /// Throws ``LessonError`` if the text of the lesson's file named `file` is too long or has control characters.
  public static func check(_ text: String, file: String) throws(LessonError) {
    guard text.utf8.count <= maximumSize else {
      throw LessonError(file: file, line: 1, "This is longer than 1 MB, and so no lesson.")
    }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let index = lines.firstIndex { line in
      line.unicodeScalars.contains {
        $0.properties.generalCategory == .control && $0 != "\t" && $0 != "\r"
      }
    }
    guard let index else { return }
    let advice = "A lesson has no control characters: take them out."
    throw LessonError(file: file, line: index + 1, advice)
  }
}
