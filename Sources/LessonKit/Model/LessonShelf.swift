import Course

/// A collection of lessons that reads the heading of a page, and the steps below it, only when they are needed.
public struct LessonShelf: Sendable {
  private var pages: [Page]

  /// A lesson of the collection as functions that read it, with the condition that its heading must satisfy to be listed.
  private struct Page {
    let readHeading: @Sendable () throws(LessonError) -> LessonHeading
    /// Reads the lesson in English or in one of `languages`.
    let read: @Sendable (Language) throws(LessonError) -> Lesson
    /// Returns the languages of the lesson's translations.
    let languages: @Sendable () -> [Language]
    var fits: @Sendable (LessonHeading) -> Bool = { _ in true }

    /// The data above the lesson's first step; nil if the page cannot be read or a filter of the collection excludes the lesson.
    var heading: LessonHeading? {
      guard let heading = try? readHeading(), fits(heading) else { return nil }
      return heading
    }
  }

  /// Creates a collection of lessons that were already parsed.
  public init(_ lessons: [Lesson] = []) {
    pages = lessons.map { lesson in
      Page(
        readHeading: { lesson.heading },
        read: { lesson.translated(to: $0) },
        languages: { lesson.translations.map(\.language) }
      )
    }
  }

  /// Creates a collection from files embedded in a program: lessons, translations and the bank of questions.
  public init(pages: [(name: StaticString, text: StaticString)]) { self.init(Course(pages)) }

  private init(_ course: Course) {
    pages = course.lessons.map { file, text in
      Page(
        readHeading: { () throws(LessonError) in
          let end = text.firstRange(of: "\n## ")?.lowerBound ?? text.endIndex
          return try LessonReader(file: file).heading(String(text[..<end]))
        },
        read: { language throws(LessonError) in
          let page = language.file(translating: file)
          let text = course.text(of: page) ?? ""
          let bank = Lesson.hasRecallStep(text) ? try Bank(of: course, in: language) : nil
          return try Lesson(markdown: text, file: page, bank: bank)
        },
        languages: {
          course.translations(of: file).map { Language(ofFile: $0) }.filter { $0 != .english }
        }
      )
    }
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

extension LessonShelf {
  /// The languages of the lessons: English, then each language with at least one translation, sorted by code.
  public var languages: [Language] {
    let others = Set(pages.flatMap { $0.languages() }).subtracting([.english])
    return [.english] + others.sorted { $0.code < $1.code }
  }

  /// Returns the ids of the lessons that are translated into a language; empty for English, the language of the originals.
  public func lessons(in language: Language) -> [String] {
    pages.filter { $0.languages().contains(language) }.compactMap(\.heading).map(\.id)
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
    guard let page = pages.first(where: { $0.heading?.id == id }) else { return nil }
    if page.languages().contains(language), let translation = try? page.read(language) {
      return translation
    }
    return try page.read(.english)
  }

  /// Reads all lessons of the collection with their translations.
  ///
  /// - Throws: The ``LessonError`` of the first page that cannot be read as a lesson.
  public func all() throws(LessonError) -> [Lesson] {
    var lessons: [Lesson] = []
    for page in pages {
      var lesson = try page.read(.english)
      lesson.translations = []
      for language in page.languages() { lesson.translations.append(try page.read(language)) }
      if page.fits(lesson.heading) { lessons.append(lesson) }
    }
    return lessons
  }
}
