import CFiles
import Platform

/// Keeps an unreadable file under another name.
///
/// The other name is the path with the first of some endings that leads to no existing file.
package struct SetAsideFile {
  private let path: String
  private let endings: [String]

  /// Makes the operation for a file and the endings to try.
  package init(_ path: String, endings: [String]) { (self.path, self.endings) = (path, endings) }

  /// Renames the file, a symbolic link as a link; returns the new name, or nil where that fails.
  package func move() -> String? {
    name { other in
      if link(path, other) == 0 { return unlink(path) }
      // Some file systems have no hard links.
      return errno == EEXIST || access(other, F_OK) == 0 ? -1 : rename(path, other)
    }
  }

  /// Links the file to a second name, or writes `bytes` there where the file system has no hard links.
  ///
  /// Returns the name, or nil where both fail.
  package func copy(_ bytes: [UInt8]) -> String? {
    name { other in
      if linkat(AT_FDCWD, path, AT_FDCWD, other, AT_SYMLINK_FOLLOW) == 0 { return 0 }
      if errno == EEXIST || access(other, F_OK) == 0 { return -1 }
      return files_replace(other, bytes, bytes.count, 0o600)
    }
  }

  private func name(_ create: (String) -> Int32) -> String? {
    endings.lazy.map { path + $0 }.first { create($0) == 0 }
  }
}
