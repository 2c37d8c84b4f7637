import Course

/// A collection of lessons that reads the heading of a page, and the steps below it, only when they are needed.
public struct LessonShelf: Sendable {
  private var pages: [Page]

  /// A lesson of the collection, parsed or still as Markdown, with the condition that its heading must satisfy to be listed.
  fileprivate struct Page {
    let content: Content
    var fits: @Sendable (LessonHeading) -> Bool = { _ in true }

    enum Content {
      case read(Lesson)
      case embedded(markdown: String, file: String, in: Course)
    }
  }

  /// Creates a collection of lessons that were already parsed.
  public init(_ lessons: [Lesson] = []) { pages = lessons.map { Page(content: .read($0)) } }

  /// Creates a collection from files embedded in a program: lessons, translations and the bank of questions.
  public init(pages: [(name: StaticString, text: StaticString)]) { self.init(Course(pages)) }

  private init(_ course: Course) {
    pages = course.lessons.map { Page(content: .embedded(markdown: $1, file: $0, in: course)) }
  }

  /// The lessons embedded in the program.
  public static var builtIn: LessonShelf { LessonShelf(.builtIn) }

  /// Returns the lessons of both collections, the lessons of `left` first.
  public static func + (left: LessonShelf, right: LessonShelf) -> LessonShelf {
    var shelf = left
    shelf.pages += right.pages
    return shelf
  }
}

extension LessonShelf.Page {
  /// The data above the lesson's first step; nil if the page cannot be read or a filter of the collection excludes the lesson.
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

  fileprivate var languages: [Language] {
    switch content {
    case .read(let lesson): lesson.translations.map(\.language)
    case .embedded(_, let file, let course):
      course.translations(of: file).map { Language(ofFile: $0) }
    }
  }

  fileprivate func lesson(in language: Language) throws(LessonError) -> Lesson {
    switch content {
    case .read(let lesson): return lesson.translated(to: language)
    case .embedded(let markdown, let file, let course):
      let page = language.file(translating: file)
      guard page != file, let text = course.text(of: page),
        let translation = try? Lesson(markdown: text, file: page, in: course)
      else { return try Lesson(markdown: markdown, file: file, in: course) }
      return translation
    }
  }

  fileprivate func lessonInAllLanguages() throws(LessonError) -> Lesson {
    switch content {
    case .read(let lesson): return lesson
    case .embedded(let markdown, let file, let course):
      var lesson = try Lesson(markdown: markdown, file: file, in: course)
      for page in course.translations(of: file) {
        let text = course.text(of: page) ?? ""
        lesson.translations.append(try Lesson(markdown: text, file: page, in: course))
      }
      return lesson
    }
  }
}

extension Lesson {
  fileprivate init(markdown: String, file: String, in course: Course) throws(LessonError) {
    let language = Language(ofFile: file)
    let bank = Lesson.hasRecallStep(markdown) ? try Bank(of: course, in: language) : nil
    try self.init(markdown: markdown, file: file, bank: bank)
  }
}

extension LessonShelf {
  /// The languages of the lessons: English, then each language with at least one translation, sorted by code.
  public var languages: [Language] {
    let others = Set(pages.flatMap(\.languages)).subtracting([.english])
    return [.english] + others.sorted { $0.code < $1.code }
  }

  /// Returns the ids of the lessons that are translated into a language; empty for English, the language of the originals.
  public func lessons(in language: Language) -> [String] {
    pages.filter { $0.languages.contains(language) }
      .compactMap(\.heading).map(\.id)
  }

  /// The data above the first step of each lesson, in the order of the course.
  ///
  /// - Complexity: O(*n*) in the total length of the pages up to their first steps.
  public var headings: [LessonHeading] { pages.compactMap(\.heading) }

  /// The data above the first step of the first lesson, found without reading the pages after it; nil if there is no lesson.
  public var first: LessonHeading? { pages.lazy.compactMap(\.heading).first }

  /// The errors of the pages whose part above the first step cannot be read.
  public var problems: [LessonError] {
    pages.compactMap { page in
      do throws(LessonError) { _ = try page.readHeading() } catch { return error }
      return nil
    }
  }

  /// Returns the collection of the lessons whose headings satisfy `fits`, which is called when a heading is read.
  public func filter(_ fits: @escaping @Sendable (LessonHeading) -> Bool) -> LessonShelf {
    var shelf = self
    for index in shelf.pages.indices {
      let before = shelf.pages[index].fits
      shelf.pages[index].fits = { before($0) && fits($0) }
    }
    return shelf
  }

  /// Reads the lesson with the id `id`, in `language` if it is translated, else in English; nil if there is none.
  ///
  /// - Throws: ``LessonError`` if the page cannot be read as a lesson.
  public func lesson(
    named id: String,
    in language: Language = .english
  ) throws(LessonError) -> Lesson? {
    try pages.first { $0.heading?.id == id }?.lesson(in: language)
  }

  /// Reads all lessons of the collection with their translations.
  ///
  /// - Throws: The ``LessonError`` of the first page that cannot be read as a lesson.
  public func all() throws(LessonError) -> [Lesson] {
    var lessons: [Lesson] = []
    for page in pages {
      let lesson = try page.lessonInAllLanguages()
      if page.fits(lesson.heading) { lessons.append(lesson) }
    }
    return lessons
  }
}
