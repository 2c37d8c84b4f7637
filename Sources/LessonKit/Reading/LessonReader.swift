import PrintableText

struct LessonReader {
  let file: String
  var bank = Bank()

  func lesson(_ markdown: String) throws(LessonError) -> Lesson {
    let source = lines(of: markdown)
    var scanner = MarkdownScanner(file: file, lines: source)
    let blocks = try scanner.blocks()
    let sections = sections(of: blocks)
    return Lesson(
      heading: try HeadingReader(file: file, blocks: sections[0]).heading(),
      introduction: try introduction(in: sections[0].dropFirst()),
      steps: try steps(sections.dropFirst()),
      file: file,
      source: source,
      line: sections[0].comments(about: "lesson")[0].line
    )
  }

  func heading(_ markdown: String) throws(LessonError) -> LessonHeading {
    var scanner = MarkdownScanner(file: file, lines: lines(of: markdown))
    return try HeadingReader(file: file, blocks: sections(of: try scanner.blocks())[0]).heading()
  }

  func bank(_ markdown: String) throws(LessonError) -> [Step] {
    var scanner = MarkdownScanner(file: file, lines: lines(of: markdown))
    return try steps(sections(of: try scanner.blocks()).dropFirst(), isBank: true)
  }

  private func error(_ line: Int, _ problem: LessonError.Problem) -> LessonError {
    LessonError(file: file, line: line, problem)
  }

  /// Returns the lines of a page with control characters escaped, without byte order mark and carriage returns.
  private func lines(of markdown: String) -> [String] {
    let scalars = markdown.unicodeScalars.drop { $0 == "\u{FEFF}" }
    return scalars.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      String(line.last == "\r" ? line.dropLast() : line).printable()
    }
  }

  private func sections(of blocks: [MarkdownBlock]) -> [[MarkdownBlock]] {
    var sections: [[MarkdownBlock]] = [[]]
    for block in blocks {
      if case .heading = block.content { sections.append([]) }
      sections[sections.count - 1].append(block)
    }
    return sections
  }

  private func steps(
    _ sections: some Collection<[MarkdownBlock]>,
    isBank: Bool = false
  ) throws(LessonError) -> [Step] {
    var steps: [Step] = []
    for section in sections {
      var reader = StepReader(file: file, blocks: section, bank: bank, isBank: isBank)
      steps.append(try reader.step())
    }
    guard !steps.isEmpty else { throw error(1, .missingSteps) }
    guard isBank || steps.count <= LessonReader.maximumSteps else {
      throw error(steps[LessonReader.maximumSteps].line, .tooManySteps(steps.count))
    }
    return steps
  }

  /// The maximum number of steps in a lesson, limited because proving each step replays the earlier ones.
  static let maximumSteps = 40
}

extension LessonReader {
  private func introduction(in blocks: some Collection<MarkdownBlock>) throws(LessonError)
    -> [Paragraph]
  {
    var paragraphs: [Paragraph] = []
    for block in blocks {
      switch block.content {
      case .paragraph(let text): paragraphs.append(Paragraph(text, line: block.line))
      case .item(let text), .numbered(let text):
        paragraphs.append(Paragraph("- " + text, line: block.line))
      case .comment(let words) where words.first != "step": continue
      case .comment: throw error(block.line, .stepOutsideHeading)
      case .title: throw error(block.line, .repeated("title"))
      default: throw error(block.line, .misplaced("This", in: "introduction"))
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
    guard text.utf8.count <= maximumSize else { throw LessonError(file: file, line: 1, .tooLong) }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    if let index = lines.firstIndex(where: \.hasControls) {
      throw LessonError(file: file, line: index + 1, .controlCharacter)
    }
  }
}

extension Substring {
  fileprivate var hasControls: Bool {
    unicodeScalars.contains {
      $0.properties.generalCategory == .control && $0 != "\t" && $0 != "\r"
    }
  }
}
