import Lab
import Platform
import PrintableText
import TranscriptKit

/// Where the pending change of a transcript is kept.
///
/// That is `Transcripts/.pending`, with the folders that lead to the page; for a page outside of any folder
/// `Transcripts`, `.pending` beside it. The same page has the same place, wherever it is named from.
struct PendingFile: Hashable {
  /// The folder of all pending changes of its kind.
  let folder: String
  /// The path below that folder, which is the page's below the folder above.
  let name: String

  /// Finds the place for a page.
  init(of page: String) {
    let (parent, name) = page.splitAtLastSlash
    let real = realpath(parent.isEmpty ? "." : parent, nil)
    defer { free(real) }
    let whole = real.map { String(cString: $0) } ?? parent
    let folders = whole.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    let count = folders.lastIndex(of: "Transcripts").map { $0 + 1 } ?? folders.count
    folder = (folders[..<count] + [".pending"]).joined(separator: "/")
    self.name = (folders[count...] + [name]).joined(separator: "/")
  }

  /// Names what is kept in a folder.
  init(_ name: String, in folder: String) {
    self.name = name
    self.folder = folder
  }

  /// The file.
  var path: String { folder + "/" + name }

  /// The page that it is a change of.
  var page: String { folder.splitAtLastSlash.folder + "/" + name }

  /// Whether something is kept.
  var exists: Bool { Sandbox.current == nil && access(path, F_OK) == 0 }
}

extension PendingFile {
  /// Keeps a page; the folder is made where it is missing, and Git is told to ignore it.
  func write(_ page: PendingPage) throws(Failure) {
    try PendingFile.refuseLink(below: folder, to: path)
    path.makeFolders()
    try PendingFile.ignore(folder)
    try TextFile.write(page.text, to: path)
  }

  /// Tells Git to ignore a folder of pending changes, which is made where it is missing.
  static func ignore(_ folder: String) throws(Failure) {
    let ignored = folder + "/.gitignore"
    try refuseLink(below: folder, to: ignored)
    ignored.makeFolders()
    if access(ignored, F_OK) != 0 { try TextFile.write("*\n", to: ignored) }
  }

  /// Refuses to change a file of a folder where that folder, or one below it, is a symbolic link.
  private static func refuseLink(below folder: String, to path: String) throws(Failure) {
    guard Sandbox.current == nil else { return }
    var part = folder
    for name in path.dropFirst(folder.count).split(separator: "/") {
      var status = stat()
      if lstat(part, &status) == 0, status.st_mode & S_IFMT == S_IFLNK {
        throw Failure(
          "\(part.printable()) is a symbolic link, and changes are kept in folders only. Remove the link.",
          status: 1
        )
      }
      part += "/" + name
    }
  }

  /// What is kept; nil when it cannot be read, or is none of the laboratory's.
  var content: PendingPage? {
    guard exists, let text = try? TextFile(path).text else { return nil }
    return PendingPage(text: text)
  }

  /// Forgets what is kept.
  func remove() throws(Failure) {
    try PendingFile.refuseLink(below: folder, to: path)
    guard unlink(path) == 0 || errno == ENOENT else {
      let reason = String(cString: strerror(errno)).lowercased()
      throw Failure("\(FileError.unwritable(path, reason: reason))", status: 1)
    }
  }
}

extension String {
  /// The folder of a path, without the slash at its end, and the name in it.
  var splitAtLastSlash: (folder: String, name: String) {
    guard let slash = utf8.lastIndex(of: UInt8(ascii: "/")) else { return ("", self) }
    return (String(self[..<slash]), String(self[utf8.index(after: slash)...]))
  }
}
