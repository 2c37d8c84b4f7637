import Course
import Lab
import LessonKit
import PrintableText

extension Lesson {
  /// Reads the lessons in files and folders, each with its translations; pages that are no lessons are skipped.
  ///
  /// What cannot be read is added to `failures`.
  static func read(_ paths: [String], _ failures: inout [Failure]) -> [Lesson] {
    var lessons: [Lesson] = []
    var known: Set<String> = []
    for path in paths {
      let files = failures.collect { () throws(Failure) in
        try FolderWalk(of: [path], ending: ".md").paths
      }
      for file in files ?? [] where !file.isBesideLessons {
        let lesson = failures.collect { () throws(Failure) -> Lesson? in
          guard file == path || file.isInside(path) else { throw file.leadsOut }
          let original = Language.original(of: file)
          return known.insert(original).inserted ? try read(original) : nil
        }
        if let lesson = lesson ?? nil { lessons.append(lesson) }
      }
    }
    return lessons
  }

  /// Reads a lesson from a file, with its translations and the question bank in the file's folder.
  static func read(_ path: String) throws(Failure) -> Lesson {
    let bank = try Bank.read(beside: path)
    var lesson = try page(path, bank)
    for file in try path.translations { lesson.translations.append(try page(file, bank)) }
    return lesson
  }

  private static func page(_ path: String, _ bank: Bank?) throws(Failure) -> Lesson {
    let text = try lessonText(path)
    let bank = try bank?.translated(to: Language(ofFile: path), beside: path)
    do throws(LessonError) {
      var lesson = try Lesson(markdown: text, file: path, bank: bank)
      lesson.folder = path.folderOfFile
      return lesson
    } catch {
      throw Failure(of: Lesson.errors(in: text, file: path, bank: bank))
    }
  }
}

extension Failure {
  fileprivate init(of errors: [LessonError]) {
    self.init(errors.map(\.description).joined(separator: "\n"))
  }
}

extension [Failure] {
  /// Returns the result of `work`; nil if it fails, with its failure added to this array.
  mutating func collect<Result>(_ work: () throws(Failure) -> Result) -> Result? {
    do throws(Failure) { return try work() } catch {
      append(error)
      return nil
    }
  }
}

extension Bank {
  /// Reads the question banks in folders, or beside lessons' files; a folder without a bank is skipped.
  ///
  /// What cannot be read is added to `failures`.
  static func read(in folders: [String], _ failures: inout [Failure]) -> [(
    file: String, bank: Bank
  )] {
    folders.compactMap { folder in
      let beside = folder.hasSuffix(".md") ? folder : folder + "/"
      let bank = failures.collect { () throws(Failure) in try read(beside: beside) }
      return (bank ?? nil).map { (beside.beside("bank.md"), $0) }
    }
  }

  fileprivate static func read(beside path: String, in language: Language = .english)
    throws(Failure) -> Bank?
  {
    let file = path.beside(language.file(translating: "bank.md"))
    guard TextFile.exists(file) else { return nil }
    guard file.isInside(path.beside(".")) else { throw file.leadsOut }
    let text = try lessonText(file)
    do throws(LessonError) { return try Bank(markdown: text, file: file) } catch {
      throw Failure(of: Bank.errors(in: text, file: file))
    }
  }

  /// Returns the bank with each question translated if the translated bank beside the lesson's file has the question.
  fileprivate func translated(to language: Language, beside path: String) throws(Failure) -> Bank {
    guard language != .english, let translation = try Bank.read(beside: path, in: language) else {
      return self
    }
    return translated(by: translation)
  }
}

private func lessonText(_ path: String) throws(Failure) -> String {
  let text = try TextFile(path).text
  do throws(LessonError) { try LessonPage.check(text, file: path.printable()) } catch {
    throw Failure("\(error)")
  }
  return text
}

// Paths of lessons and of the files in their folder.

extension String {
  /// Whether this path is that of a page that is no lesson, such as a question bank, or of a translation of such a page.
  var isBesideLessons: Bool {
    let name = Language.original(of: split(separator: "/").last.map(String.init) ?? "")
    return Course.pagesBesideLessons.contains(name)
  }

  func beside(_ name: String) -> String { folderOfFile + name }

  /// The paths of the translations of the lesson at this path, all in its folder.
  var translations: [String] {
    get throws(Failure) {
      let files = try FolderWalk.files(in: beside("."), ending: ".md").map(beside)
      return try files.filter { Language.original(of: $0) == self && $0 != self }
        .map { file throws(Failure) in
          guard file.isInside(beside(".")) else { throw file.leadsOut }
          return file
        }
    }
  }

  /// Returns whether the file at this path is below a folder when all symbolic links are resolved; false if either is missing.
  ///
  /// In a sandbox, true for any path that stays inside the sandbox's folder.
  func isInside(_ folder: String) -> Bool {
    if Sandbox.current != nil { return (try? PageFolder.plain(self)) != nil }
    let disk = Files.onDisk()
    guard let file = disk.realPath(self), let root = disk.realPath(folder) else { return false }
    return root == "/" || file.hasPrefix(root + "/")
  }

  var leadsOut: Failure {
    Failure("\(printable()): is a link out of its folder. Copy what belongs to the lessons.")
  }
}
