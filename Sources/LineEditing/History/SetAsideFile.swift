import CFiles
import Platform

/// A file that cannot be read, and the other name under which it is kept as it is.
///
/// Names are the path with one of some endings, the first that no file has.
package struct SetAsideFile {
  private let path: String
  private let endings: [String]

  /// Names a file and the endings for its other name.
  package init(_ path: String, endings: [String]) { (self.path, self.endings) = (path, endings) }

  /// Moves the file to another name, a link as a link; returns the name, or nil when that cannot be done.
  package func move() -> String? {
    name { other in
      if link(path, other) == 0 { return unlink(path) }
      // Some file systems know one name for a file only.
      return errno == EEXIST || access(other, F_OK) == 0 ? -1 : rename(path, other)
    }
  }

  /// Gives the file a second name, or copies these bytes of it where it can have one name only.
  ///
  /// Returns the name, or nil when neither can be done.
  package func copy(_ bytes: [UInt8]) -> String? {
    name { other in
      if linkat(AT_FDCWD, path, AT_FDCWD, other, AT_SYMLINK_FOLLOW) == 0 { return 0 }
      if errno == EEXIST || access(other, F_OK) == 0 { return -1 }
      return files_replace(other, bytes, bytes.count, 0o600)
    }
  }

  private func name(_ isMade: (String) -> Int32) -> String? {
    endings.lazy.map { path + $0 }.first { isMade($0) == 0 }
  }
}
