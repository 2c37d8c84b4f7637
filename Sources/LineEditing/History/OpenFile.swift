import CFiles
import Platform

/// An open regular file; the caller closes it.
package struct OpenFile {
  private let descriptor: Int32
  private let size: Int

  /// A reason why a file operation failed.
  package struct Problem: Error, Hashable {
    /// The number of the error: an `errno`, or a code of the module `CFiles`.
    package let code: Int32

    /// Whether the operation failed because the path leads to a folder, a pipe, a socket or a device other than `/dev/null`.
    package var isOtherKind: Bool { code == EISDIR || code == FILES_IS_PIPE }
  }

  /// Opens and locks a file; waits at most `milliseconds` for the lock, which lasts until the file is closed.
  ///
  /// With `createsFile`, creates the file if it is missing, readable by its owner only. Without `followsLink`, throws
  /// if the path is a symbolic link.
  package init(
    locking path: String,
    createsFile: Bool,
    followsLink: Bool = true,
    milliseconds: Int
  ) throws(Problem) {
    var descriptor: Int32 = -1
    let mode: UInt32 = createsFile ? 0o600 : 0
    let code = files_open_locked(path, mode, followsLink, Int32(milliseconds), &descriptor)
    guard code == 0 else { throw Problem(code: code) }
    self.init(descriptor)
  }

  /// Opens a file for reading; nil if that fails or the path leads to anything but a regular file.
  package init?(reading path: String) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
    var status = stat()
    guard descriptor >= 0 else { return nil }
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      files_close(descriptor)
      return nil
    }
    self.init(descriptor)
  }

  /// Creates the missing folders of a path; returns 0 if the last folder exists, else the error of the first folder that is missing.
  private static func makeFolders(of path: String) -> Int32 {
    var code: Int32 = 0
    for slash in path.indices.dropFirst() where path[slash] == "/" {
      let isThere = mkdir(String(path[..<slash]), 0o700) == 0 || errno == EEXIST
      code = isThere ? 0 : code == 0 ? errno : code
    }
    return code
  }

  /// Appends a text to a file under its lock; creates the file and its folders if they are missing.
  ///
  /// `text` receives the file's last byte, nil for an empty file, and returns the text. If another file takes the name meanwhile,
  /// that file gets the text too; after ten attempts an error says that the file is locked. With `/dev/null` nothing happens.
  package static func append(
    to path: String,
    followsLink: Bool,
    milliseconds: Int,
    _ text: (_ lastByte: UInt8?) -> String
  ) throws(Problem) {
    for _ in 1...10 {
      let folderError = makeFolders(of: path)
      do throws(Problem) {
        let file = try OpenFile(
          locking: path,
          createsFile: true,
          followsLink: followsLink,
          milliseconds: milliseconds
        )
        defer { file.close() }
        try file.append(text(file.lastByte))
        if files_has_name(file.descriptor, path, followsLink) { return }
      } catch {
        if error.code == FILES_IS_NULL { return }
        throw error.code == ENOENT && folderError != 0 ? Problem(code: folderError) : error
      }
    }
    throw Problem(code: Int32(FILES_IS_LOCKED))
  }

  /// Replaces the contents of the file at a path and keeps the file's mode; returns whether that succeeded.
  ///
  /// A missing file is created, readable by its owner only.
  package static func replace(_ path: String, by bytes: [UInt8]) -> Bool {
    files_replace(path, bytes, bytes.count, 0o600) == 0
  }

  package static func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  private init(_ descriptor: Int32) {
    var status = stat()
    self.descriptor = descriptor
    size = fstat(descriptor, &status) == 0 ? Int(status.st_size) : 0
  }

  package func close() { files_close(descriptor) }

  /// Returns at most `limit` bytes from the end of the file, and whether they are the whole file.
  package func tail(atMost limit: Int) -> (bytes: [UInt8], isWhole: Bool) {
    let start = max(0, size - limit)
    return (bytes(from: start, count: size - start), start == 0)
  }

  private var lastByte: UInt8? { size > 0 ? bytes(from: size - 1, count: 1).last : nil }

  private func append(_ text: String) throws(Problem) {
    var text = text
    let code = text.withUTF8 { files_append(descriptor, $0.baseAddress, $0.count) }
    if code != 0 { throw Problem(code: code) }
  }

  private func bytes(from start: Int, count: Int) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      while filled < count, let base = buffer.baseAddress {
        let got = pread(descriptor, base + filled, count - filled, off_t(start + filled))
        guard got > 0 else { return }
        filled += got
      }
    }
  }
}

extension OpenFile.Problem: CustomStringConvertible {
  package var description: String { String(cString: files_error_text(code)).lowercased() }
}

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
