/// A parser of the part of a lesson's page above its first step: the title, and the comment about the lesson.
struct HeadingReader {
  let file: String
  let blocks: [MarkdownBlock]

  func heading() throws(LessonError) -> LessonHeading {
    guard case .title(let title)? = blocks.first?.content else {
      throw error(blocks.first?.line ?? 1, .missingTitle)
    }
    let data = try lessonData()
    return LessonHeading(
      id: try data.value("id"),
      title: title,
      module: try data.value("module"),
      architecture: try data.value("architecture"),
      minutes: try data.number("minutes"),
      links: try LessonLinks(data),
      loadCommand: "load " + (try Self.load(data)),
      faults: data.commands("faults")
    )
  }

  private func error(_ line: Int, _ problem: LessonError.Problem) -> LessonError {
    LessonError(file: file, line: line, problem)
  }

  private static func load(_ data: FenceAttributes) throws(LessonError) -> String {
    if let load = data.text("load") { return load }
    let edition = data.text("edition").map { " --as-published \($0)" } ?? ""
    let given = data.text("given").map { " --given \($0)" } ?? ""
    return try data.value("module") + " " + data.value("architecture") + edition + given
  }

  /// Parses the HTML comment with the data of the lesson; throws if the page has none or more than one.
  private func lessonData() throws(LessonError) -> FenceAttributes {
    let found = blocks.comments(about: "lesson")
    guard let first = found.first else { throw error(blocks[0].line, .missingLessonData) }
    guard found.count == 1 else {
      throw error(found[1].line, .repeated("comment about the lesson"))
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
}

extension LessonLinks {
  fileprivate init(_ data: FenceAttributes) throws(LessonError) {
    version = try data.optionalNumber("v") ?? 1
    needs = data.list("needs")
    recalls = data.list("recalls")
    teaches = data.list("teaches")
    pass = try data.optionalNumber("pass")
  }
}
