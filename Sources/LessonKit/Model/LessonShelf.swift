import Course

/// The lessons that can be taken: a page is read as far as somebody wants to know it.
public struct LessonShelf: Sendable {
  private var pages: [Page] = []
  /// The questions that `recall` asks.
  public var bank: Bank { makeBank() }
  private var makeBank: @Sendable () -> Bank = { .builtIn }
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
}

extension LessonShelf {
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

  /// The lesson of that name, read now; nil where there is none.
  ///
  /// - Throws: ``LessonError`` where its Markdown is no lesson.
  public func lesson(named id: String) throws(LessonError) -> Lesson? {
    guard let page = pages.first(where: { $0.heading.map { $0.id == id && fits($0) } ?? false })
    else { return nil }
    return try page.lesson()
  }

  /// All lessons, read now.
  ///
  /// - Throws: ``LessonError`` for the first whose Markdown is no lesson.
  public func all() throws(LessonError) -> [Lesson] {
    var lessons: [Lesson] = []
    for page in pages {
      let lesson = try page.lesson()
      if fits(lesson.heading) { lessons.append(lesson) }
    }
    return lessons
  }
}
