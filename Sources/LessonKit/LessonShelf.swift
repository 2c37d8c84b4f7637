import Course

/// The lessons that can be taken: known by their headings, read whole when they are opened.
public struct LessonShelf: Sendable {
  /// Their headings, in the order in which they are taken.
  public var headings: [LessonHeading] { places.map(\.heading) }
  private var places: [Place] = []

  /// A lesson on the shelf.
  private struct Place {
    let heading: LessonHeading
    let open: @Sendable () throws(LessonError) -> Lesson
  }

  /// Makes a shelf of lessons that were read already.
  public init(_ lessons: [Lesson] = []) {
    places = lessons.map { lesson in
      Place(heading: lesson.heading) { () throws(LessonError) in lesson }
    }
  }

  /// The lessons inside the program; throws where a heading is wrong.
  public static func builtIn() throws(LessonError) -> LessonShelf {
    var shelf = LessonShelf()
    for (file, text) in Course.lessons {
      let heading = try LessonHeading(markdown: text, file: file)
      shelf.places.append(
        Place(heading: heading) { () throws(LessonError) in
          try Lesson(markdown: text, file: file)
        }
      )
    }
    return shelf
  }
}

extension LessonShelf {
  /// The lessons whose headings fit.
  public func filter(_ fits: (LessonHeading) -> Bool) -> LessonShelf {
    var shelf = self
    shelf.places.removeAll { !fits($0.heading) }
    return shelf
  }

  /// The lesson of that name, read now; nil where there is none.
  public func lesson(named id: String) throws(LessonError) -> Lesson? {
    guard let place = places.first(where: { $0.heading.id == id }) else { return nil }
    return try place.open()
  }

  /// All lessons, read now.
  public func all() throws(LessonError) -> [Lesson] {
    var lessons: [Lesson] = []
    for place in places { lessons.append(try place.open()) }
    return lessons
  }
}
