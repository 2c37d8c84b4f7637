import Course

/// The lessons that can be taken: a page is read as far as somebody wants to know it.
public struct LessonShelf: Sendable {
  private var pages: [Page] = []
  private var fits: @Sendable (LessonHeading) -> Bool = { _ in true }

  /// A lesson on the shelf.
  fileprivate enum Page {
    case read(Lesson)
    case embedded(markdown: String, file: String)
  }

  /// Makes a shelf of lessons that were read already.
  public init(_ lessons: [Lesson] = []) { pages = lessons.map { .read($0) } }

  /// The lessons inside the program; a page whose heading is wrong is left out until all are read.
  public static var builtIn: LessonShelf {
    var shelf = LessonShelf()
    shelf.pages = Course.lessons.map { .embedded(markdown: $1, file: $0) }
    return shelf
  }
}

extension LessonShelf.Page {
  fileprivate var heading: LessonHeading? {
    switch self {
    case .read(let lesson): lesson.heading
    case .embedded(let markdown, let file): try? LessonHeading(markdown: markdown, file: file)
    }
  }

  fileprivate func lesson() throws(LessonError) -> Lesson {
    switch self {
    case .read(let lesson): lesson
    case .embedded(let markdown, let file): try Lesson(markdown: markdown, file: file)
    }
  }

  /// The languages that it has been translated to.
  fileprivate var languages: [Language] {
    switch self {
    case .read(let lesson): lesson.translations.map(\.language)
    case .embedded(_, let file): Course.translations(of: file).map { Language(ofFile: $0) }
    }
  }

  /// The lesson in a language; the original where it is not there in it, or cannot be read.
  fileprivate func lesson(in language: Language) throws(LessonError) -> Lesson {
    switch self {
    case .read(let lesson): return lesson.translated(to: language)
    case .embedded(_, let file):
      let page = language.file(translating: file)
      guard page != file, let markdown = Course.text(of: page),
        let translation = try? Lesson(markdown: markdown, file: page)
      else { return try lesson() }
      return translation
    }
  }

  /// The lesson with all its translations.
  fileprivate func lessonInAllLanguages() throws(LessonError) -> Lesson {
    guard case .embedded(_, let file) = self else { return try lesson() }
    var lesson = try lesson()
    for page in Course.translations(of: file) {
      let markdown = Course.text(of: page) ?? ""
      lesson.translations.append(try Lesson(markdown: markdown, file: page))
    }
    return lesson
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
      .compactMap(\.heading).filter(fits).map(\.id)
  }

  /// The headings, in the order in which lessons are taken; costs what all pages' beginnings cost.
  public var headings: [LessonHeading] { pages.compactMap(\.heading).filter(fits) }

  /// The first heading; costs one page's beginning.
  public var first: LessonHeading? { pages.lazy.compactMap(\.heading).first(where: fits) }

  /// The lessons whose headings fit, which is asked when somebody wants to know.
  public func filter(_ fits: @escaping @Sendable (LessonHeading) -> Bool) -> LessonShelf {
    var shelf = self
    let before = self.fits
    shelf.fits = { before($0) && fits($0) }
    return shelf
  }

  /// The lesson of that name, read now, in a language where it is there in it; nil where there is none.
  ///
  /// - Throws: ``LessonError`` where its Markdown is no lesson.
  public func lesson(
    named id: String,
    in language: Language = .english
  ) throws(LessonError) -> Lesson? {
    guard let page = pages.first(where: { $0.heading.map { $0.id == id && fits($0) } ?? false })
    else { return nil }
    return try page.lesson(in: language)
  }

  /// All lessons with their translations, read now.
  ///
  /// - Throws: ``LessonError`` for the first whose Markdown is no lesson.
  public func all() throws(LessonError) -> [Lesson] {
    var lessons: [Lesson] = []
    for page in pages {
      let lesson = try page.lessonInAllLanguages()
      if fits(lesson.heading) { lessons.append(lesson) }
    }
    return lessons
  }
}
