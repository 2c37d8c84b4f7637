import LessonKit

extension Lesson {
  /// The lessons in some files and folders; what a folder holds besides, such as its bank, is none.
  static func read(_ paths: [String]) throws(Failure) -> [Lesson] {
    var lessons: [Lesson] = []
    for path in try FolderWalk(of: paths, ending: ".md").paths where !path.isBesideLessons {
      lessons.append(try read(path))
    }
    return lessons
  }

  /// The lesson in a file; it draws from the bank beside it, where there is one.
  static func read(_ path: String) throws(Failure) -> Lesson {
    let text = try TextFile(path).text
    let bank = (try? TextFile(path.beside("bank.md")).text) ?? ""
    do throws(LessonError) {
      if bank.isEmpty { return try Lesson(markdown: text, file: path) }
      let own = try Bank(markdown: bank, file: path.beside("bank.md"))
      return try Lesson(markdown: text, file: path, bank: own)
    } catch {
      throw Failure("\(error)")
    }
  }
}

extension String {
  /// Whether a file holds questions or names for lessons, and is none itself.
  fileprivate var isBesideLessons: Bool {
    ["bank.md", "misconceptions.md"].contains(split(separator: "/").last.map(String.init) ?? "")
  }

  /// The path of another file in the same folder.
  func beside(_ name: String) -> String {
    guard let slash = lastIndex(of: "/") else { return name }
    return self[...slash] + name
  }
}
