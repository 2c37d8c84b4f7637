import Course

/// The available lessons; pages are read only when and as far as they are needed.
public struct LessonShelf: Sendable {
  private var pages: [Page]

  /// A lesson, read or not yet read, with the filter that is applied when its heading is read.
  fileprivate struct Page {
    let content: Content
    var fits: @Sendable (LessonHeading) -> Bool = { _ in true }

    enum Content {
      case read(Lesson)
      case embedded(markdown: String, file: String, in: Course)
    }
  }

  /// Makes a shelf of lessons that were already read.
  public init(_ lessons: [Lesson] = []) { pages = lessons.map { Page(content: .read($0)) } }

  /// Makes a shelf of a program's embedded files: lessons, translations and the bank.
  ///
  /// A page whose heading cannot be read is left out, until ``all()`` throws its error.
  public init(pages: [(name: StaticString, text: StaticString)]) { self.init(Course(pages)) }

  private init(_ course: Course) {
    pages = course.lessons.map { Page(content: .embedded(markdown: $1, file: $0, in: course)) }
  }

  /// The lessons inside the program.
  public static var builtIn: LessonShelf { LessonShelf(.builtIn) }

  /// Returns the lessons of both shelves, those of `left` first.
  public static func + (left: LessonShelf, right: LessonShelf) -> LessonShelf {
    var shelf = left
    shelf.pages += right.pages
    return shelf
  }
}

extension LessonShelf.Page {
  /// The heading; nil where the filter excludes it or the page cannot be read.
  fileprivate var heading: LessonHeading? {
    guard let heading = try? readHeading(), fits(heading) else { return nil }
    return heading
  }

  fileprivate func readHeading() throws(LessonError) -> LessonHeading {
    switch content {
    case .read(let lesson): lesson.heading
    case .embedded(let markdown, let file, _): try LessonHeading(markdown: markdown, file: file)
    }
  }

  private func lesson() throws(LessonError) -> Lesson {
    switch content {
    case .read(let lesson): lesson
    case .embedded(let markdown, let file, let course):
      try Lesson(markdown: markdown, file: file, in: course)
    }
  }

  fileprivate var languages: [Language] {
    switch content {
    case .read(let lesson): lesson.translations.map(\.language)
    case .embedded(_, let file, let course):
      course.translations(of: file).map { Language(ofFile: $0) }
    }
  }

  /// Returns the lesson in a language; the original where the translation is missing or cannot be read.
  fileprivate func lesson(in language: Language) throws(LessonError) -> Lesson {
    switch content {
    case .read(let lesson): return lesson.translated(to: language)
    case .embedded(_, let file, let course):
      let page = language.file(translating: file)
      guard page != file, let markdown = course.text(of: page),
        let translation = try? Lesson(markdown: markdown, file: page, in: course)
      else { return try lesson() }
      return translation
    }
  }

  fileprivate func lessonInAllLanguages() throws(LessonError) -> Lesson {
    var lesson = try lesson()
    guard case .embedded(_, let file, let course) = content else { return lesson }
    for page in course.translations(of: file) {
      let markdown = course.text(of: page) ?? ""
      lesson.translations.append(try Lesson(markdown: markdown, file: page, in: course))
    }
    return lesson
  }
}

extension Lesson {
  /// Reads a page of a course; its `recall` steps draw from the bank of that course.
  fileprivate init(markdown: String, file: String, in course: Course) throws(LessonError) {
    let language = Language(ofFile: file)
    let bank = Lesson.hasRecallStep(markdown) ? try Bank(of: course, in: language) : nil
    try self.init(markdown: markdown, file: file, bank: bank)
  }
}

extension LessonShelf {
  /// The bank for `recall`.
  public var bank: Bank { .builtIn }

  /// Returns the bank for `recall`, with all available translations into a language.
  public func bank(in language: Language) -> Bank { .builtIn(in: language) }

  /// English, then the languages with at least one translation, sorted by code.
  public var languages: [Language] {
    let others = Set(pages.flatMap(\.languages)).subtracting([.english])
    return [.english] + others.sorted { $0.code < $1.code }
  }

  /// Returns the ids of the lessons that are translated into a language.
  public func lessons(in language: Language) -> [String] {
    pages.filter { $0.languages.contains(language) }
      .compactMap(\.heading).map(\.id)
  }

  /// The headings, in the order of the course.
  ///
  /// - Complexity: O(*n*) in the total length of the pages up to their first steps.
  public var headings: [LessonHeading] { pages.compactMap(\.heading) }

  /// The first heading; nil for an empty shelf, and no page behind it is read.
  public var first: LessonHeading? { pages.lazy.compactMap(\.heading).first }

  /// The errors of the pages whose headings cannot be read.
  public var problems: [LessonError] {
    pages.compactMap { page in
      do throws(LessonError) { _ = try page.readHeading() } catch { return error }
      return nil
    }
  }

  /// Returns the lessons whose headings satisfy a condition, which is evaluated when a heading is read.
  public func filter(_ fits: @escaping @Sendable (LessonHeading) -> Bool) -> LessonShelf {
    var shelf = self
    for index in shelf.pages.indices {
      let before = shelf.pages[index].fits
      shelf.pages[index].fits = { before($0) && fits($0) }
    }
    return shelf
  }

  /// Reads the lesson with an id, in a language where it is translated; nil where there is none.
  ///
  /// - Throws: ``LessonError`` where the Markdown is no lesson.
  public func lesson(
    named id: String,
    in language: Language = .english
  ) throws(LessonError) -> Lesson? {
    try pages.first { $0.heading?.id == id }?.lesson(in: language)
  }

  /// Reads all lessons with their translations.
  ///
  /// - Throws: The ``LessonError`` of the first page that is no lesson.
  public func all() throws(LessonError) -> [Lesson] {
    var lessons: [Lesson] = []
    for page in pages {
      let lesson = try page.lessonInAllLanguages()
      if page.fits(lesson.heading) { lessons.append(lesson) }
    }
    return lessons
  }
}
