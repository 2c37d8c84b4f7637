import CFiles
import Platform

/// An operation that keeps an unreadable file under another name.
///
/// The other name is the path plus the first ending that leads to no existing file.
package struct SetAsideFile {
  private let path: String
  private let endings: [String]

  /// Prepares to keep the file at a path under the path plus the first of `endings`, such as `.broken`, for which no file exists.
  package init(_ path: String, endings: [String]) { (self.path, self.endings) = (path, endings) }

  /// Renames the file, or the symbolic link at its path; returns the new path, or nil if that fails.
  package func move() -> String? {
    name { other in
      if link(path, other) == 0 { return unlink(path) }
      // Some file systems have no hard links.
      return errno == EEXIST || access(other, F_OK) == 0 ? -1 : rename(path, other)
    }
  }

  /// Gives the file a second name by a link, or writes `bytes` to a new file if the file system has no hard links.
  ///
  /// Returns the second path, or nil if both fail.
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
