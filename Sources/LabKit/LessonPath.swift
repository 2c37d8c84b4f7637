import Lab
import LessonKit
import PrintableText

// Paths of lessons and of the files in their folder.

extension String {
  /// Whether this path is that of a question bank or a list of misconceptions, which are no lessons.
  var isBesideLessons: Bool {
    let name = Language.original(of: split(separator: "/").last.map(String.init) ?? "")
    return ["bank.md", "misconceptions.md"].contains(name)
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
