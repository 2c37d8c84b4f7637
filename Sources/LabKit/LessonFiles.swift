import LessonKit
import PrintableText

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
    guard text.utf8.count <= longestFile else {
      throw Failure("\(path.printable()): is longer than 1 MB, and so no lesson.")
    }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    if let index = lines.firstIndex(where: \.hasControls) {
      throw Failure(
        "\(path.printable()):\(index + 1):1: A lesson has no control characters: take them out."
      )
    }
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

extension Lesson {
  /// More bytes than this are no lesson.
  private static var longestFile: Int { 1 << 20 }
}

extension Substring {
  /// Whether a control character stands in it, but for a tab and the return before a line's end.
  fileprivate var hasControls: Bool {
    unicodeScalars.contains {
      $0.properties.generalCategory == .control && $0 != "\t" && $0 != "\r"
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
