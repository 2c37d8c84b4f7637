import Course

/// The lessons that can be taken: a page is read as far as somebody wants to know it.
public struct LessonShelf: Sendable {
  private var pages: [Page]

  /// A lesson on the shelf, and whether it is shown there, which is asked when somebody wants to know.
  fileprivate struct Page {
    let content: Content
    var fits: @Sendable (LessonHeading) -> Bool = { _ in true }

    enum Content {
      case read(Lesson)
      case embedded(markdown: String, file: String, in: Course)
    }
  }

  /// Makes a shelf of lessons that were read already.
  public init(_ lessons: [Lesson] = []) { pages = lessons.map { Page(content: .read($0)) } }

  /// Makes a shelf of the files of a folder inside a program: lessons, their translations and their bank.
  ///
  /// A page whose heading is wrong is left out until all are read.
  public init(pages: [(name: StaticString, text: StaticString)]) { self.init(Course(pages)) }

  private init(_ course: Course) {
    pages = course.lessons.map { Page(content: .embedded(markdown: $1, file: $0, in: course)) }
  }

  /// The lessons that come with the laboratory.
  public static var builtIn: LessonShelf { LessonShelf(.builtIn) }

  /// The lessons of both, those on the left first.
  public static func + (left: LessonShelf, right: LessonShelf) -> LessonShelf {
    var shelf = left
    shelf.pages += right.pages
    return shelf
  }
}

extension LessonShelf.Page {
  /// What is known of it; nil where it does not fit, or nothing can be known.
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

  /// The languages that it has been translated to.
  fileprivate var languages: [Language] {
    switch content {
    case .read(let lesson): lesson.translations.map(\.language)
    case .embedded(_, let file, let course):
      course.translations(of: file).map { Language(ofFile: $0) }
    }
  }

  /// The lesson in a language; the original where it is not there in it, or cannot be read.
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

  /// The lesson with all its translations.
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
  /// Reads a page of a course, which draws from that course's bank.
  fileprivate init(markdown: String, file: String, in course: Course) throws(LessonError) {
    let language = Language(ofFile: file)
    let bank = Lesson.draws(markdown) ? try Bank(of: course, in: language) : nil
    try self.init(markdown: markdown, file: file, bank: bank)
  }
}

extension LessonShelf {
  /// The questions that `recall` asks.
  public var bank: Bank { .builtIn }

  /// The questions that `recall` asks, in a language as far as they are there in it.
  public func bank(in language: Language) -> Bank { .builtIn(in: language) }

  /// The languages in which at least one lesson can be taken; English first.
  public var languages: [Language] {
    let others = Set(pages.flatMap(\.languages)).subtracting([.english])
    return [.english] + others.sorted { $0.code < $1.code }
  }

  /// The names of the lessons that are there in a language.
  public func lessons(in language: Language) -> [String] {
    pages.filter { $0.languages.contains(language) }
      .compactMap(\.heading).map(\.id)
  }

  /// The headings, in the order in which lessons are taken; costs what all pages' beginnings cost.
  public var headings: [LessonHeading] { pages.compactMap(\.heading) }

  /// The first heading; costs one page's beginning.
  public var first: LessonHeading? { pages.lazy.compactMap(\.heading).first }

  /// Why pages are left out whose headings cannot be read.
  public var problems: [LessonError] {
    pages.compactMap { page in
      do throws(LessonError) { _ = try page.readHeading() } catch { return error }
      return nil
    }
  }

  /// The lessons whose headings fit, which is asked when somebody wants to know.
  public func filter(_ fits: @escaping @Sendable (LessonHeading) -> Bool) -> LessonShelf {
    var shelf = self
    for index in shelf.pages.indices {
      let before = shelf.pages[index].fits
      shelf.pages[index].fits = { before($0) && fits($0) }
    }
    return shelf
  }

  /// The lesson of that name, read now, in a language where it is there in it; nil where there is none.
  ///
  /// - Throws: ``LessonError`` where its Markdown is no lesson.
  public func lesson(
    named id: String,
    in language: Language = .english
  ) throws(LessonError) -> Lesson? {
    try pages.first { $0.heading?.id == id }?.lesson(in: language)
  }

  /// All lessons with their translations, read now.
  ///
  /// - Throws: ``LessonError`` for the first whose Markdown is no lesson.
  public func all() throws(LessonError) -> [Lesson] {
    var lessons: [Lesson] = []
    for page in pages {
      let lesson = try page.lessonInAllLanguages()
      if page.fits(lesson.heading) { lessons.append(lesson) }
    }
    return lessons
  }
}
