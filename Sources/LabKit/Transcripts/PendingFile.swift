import Lab
import Platform
import PrintableText
import TranscriptKit

/// The file in which a transcript's pending changes are stored.
///
/// It is in the folder `Transcripts/.pending`, in the same subfolders as the transcript in `Transcripts`; for a transcript outside
/// a folder `Transcripts`, in `.pending` beside it. It is the same for every path to the transcript.
struct PendingFile: Hashable {
  let folder: String
  /// The path below the folder `.pending`, equal to the transcript's path below the folder that contains `.pending`.
  let name: String

  var path: String { folder + "/" + name }

  var page: String { folder.splitAtLastSlash.folder + "/" + name }

  var exists: Bool { Sandbox.current == nil && access(path, F_OK) == 0 }
}

extension PendingFile {
  init(of page: String) {
    let (parent, name) = page.splitAtLastSlash
    let whole = Files.onDisk().realPath(parent) ?? parent
    let folders = whole.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    let count = folders.lastIndex(of: "Transcripts").map { $0 + 1 } ?? folders.count
    folder = (folders[..<count] + [".pending"]).joined(separator: "/")
    self.name = (folders[count...] + [name]).joined(separator: "/")
  }

  func write(_ page: PendingPage) throws(Failure) {
    try PendingFile.refuseLink(below: folder, to: path)
    try path.makeFolders()
    try PendingFile.ignore(folder)
    try TextFile.write(page.text, to: path)
  }

  /// Creates a `.pending` folder, if it is missing, with a `.gitignore` for all its files.
  static func ignore(_ folder: String) throws(Failure) {
    let ignored = folder + "/.gitignore"
    try refuseLink(below: folder, to: ignored)
    try ignored.makeFolders()
    if access(ignored, F_OK) != 0 { try TextFile.write("*\n", to: ignored) }
  }

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

  var content: PendingPage? {
    guard exists, let text = try? TextFile(path).text else { return nil }
    return PendingPage(text: text)
  }

  func remove() throws(Failure) {
    try PendingFile.refuseLink(below: folder, to: path)
    guard unlink(path) == 0 || errno == ENOENT else { throw Failure.unwritable(path, errno) }
  }
}

extension String {
  /// The folder in a path, without the slash at its end, and the name after it; the folder is empty without a slash.
  var splitAtLastSlash: (folder: String, name: String) {
    guard let slash = utf8.lastIndex(of: UInt8(ascii: "/")) else { return ("", self) }
    return (String(self[..<slash]), String(self[utf8.index(after: slash)...]))
  }
}
