import Lab
import PackageTemplates
import Platform
import Traces

/// A new folder that is written completely or not at all: first as a temporary folder, then moved to its path.
///
/// In a sandbox, its files are written one by one, directly at its path.
struct NewFolder {
  let path: String

  func write(_ files: [PackageTemplate.File]) throws(Failure) {
    if let sandbox = Sandbox.current {
      guard sandbox.paths(of: path).isEmpty else { throw isThere }
      for file in files { try TextFile.write(file.text, to: "\(path)/\(file.path)") }
      return
    }
    var name = ".viperlab-XXXXXX".utf8CString.map(\.self)
    guard mkdtemp(&name) != nil else { throw failure(errno) }
    let temporary = String(decoding: name.dropLast().map(UInt8.init), as: UTF8.self)
    let new = "\(temporary)/\(path)"
    let folders = files.map(\.folders).joined().uniqued().map { "\(new)/\($0)" }
    defer {
      for file in files { unlink("\(new)/\(file.path)") }
      for folder in ([temporary, new] + folders).reversed() { rmdir(folder) }
    }
    for folder in [new] + folders {
      guard mkdir(folder, 0o777) == 0 else { throw Failure.unwritable(path, errno) }
    }
    for file in files {
      do throws(FileError) {
        try Files.here.write("\(new)/\(file.path)", Array(file.text.utf8))
      } catch {
        guard case .unwritable(_, let reason) = error else { throw Failure.unwritable(path, EIO) }
        throw Failure("\(FileError.unwritable(path, reason: reason))", status: 1)
      }
    }
    // An empty folder at the path is replaced.
    guard rename(new, path) == 0 else { throw failure(errno) }
  }

  /// Returns the failure of a call with an error number: that the path is taken, if it is.
  private func failure(_ code: Int32) -> Failure {
    var status = stat()
    return lstat(path, &status) == 0 ? isThere : Failure.unwritable(path, code)
  }

  private var isThere: Failure {
    Failure("\(path) is there already. Move it away, or take another name or folder.")
  }
}

extension PackageTemplate.File {
  fileprivate var folders: [String] {
    let words = path.split(separator: "/").dropLast()
    return words.indices.map { words[...$0].joined(separator: "/") }
  }
}
