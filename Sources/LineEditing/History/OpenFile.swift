import CFiles
import Platform

/// A regular file that is open until it is closed.
package struct OpenFile {
  private let descriptor: Int32
  private let size: Int

  /// Why a file cannot be used.
  package struct Problem: Error, Hashable {
    /// The number that the system or `CFiles` has for it.
    package let code: Int32

    /// Whether there is something else than a file: a folder, a pipe or a device.
    package var isOtherKind: Bool { code == EISDIR || code == FILES_IS_PIPE }
  }

  /// Opens a file under a lock, which is waited for so long and ends when the file is closed.
  package init(
    locking path: String,
    isMade: Bool,
    followsLink: Bool = true,
    milliseconds: Int
  ) throws(Problem) {
    var descriptor: Int32 = -1
    let open = followsLink ? files_open_locked : files_open_locked_unlinked
    let code = open(path, isMade ? 0o600 : 0, Int32(milliseconds), &descriptor)
    guard code == 0 else { throw Problem(code: code) }
    self.init(descriptor)
  }

  /// Opens a file to read it; nil when that cannot be done, or when it is no regular file.
  package init?(reading path: String) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
    var status = stat()
    guard descriptor >= 0 else { return nil }
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      _ = Self.end(descriptor)
      return nil
    }
    self.init(descriptor)
  }

  /// Opens a file to add to it, under a lock; it and its folders are made where they are missing, for
  /// their owner only.
  private init(addingTo path: String, followsLink: Bool, milliseconds: Int) throws(Problem) {
    do throws(Problem) {
      try self.init(
        locking: path,
        isMade: true,
        followsLink: followsLink,
        milliseconds: milliseconds
      )
    } catch {
      guard error.code == ENOENT else { throw error }
      for slash in path.indices.dropFirst() where path[slash] == "/" {
        mkdir(String(path[..<slash]), 0o700)
      }
      try self.init(
        locking: path,
        isMade: true,
        followsLink: followsLink,
        milliseconds: milliseconds
      )
    }
  }

  /// Adds a text at the end of a file, under a lock; makes the file and its folders when they are missing.
  ///
  /// `text` makes the text, given the last byte of the file, or nil where it is empty. The text is added
  /// again when another file has got the name meanwhile. `/dev/null` keeps nothing, as was wanted.
  package static func add(
    to path: String,
    followsLink: Bool,
    milliseconds: Int,
    _ text: (_ lastByte: UInt8?) -> String
  ) throws(Problem) {
    for _ in 1...10 {
      do throws(Problem) {
        let file = try OpenFile(
          addingTo: path,
          followsLink: followsLink,
          milliseconds: milliseconds
        )
        defer { file.close() }
        try file.append(text(file.lastByte))
        if files_has_name(file.descriptor, path, followsLink) { return }
      } catch {
        if error.code == FILES_IS_NULL { return }
        throw error
      }
    }
  }

  /// Puts a whole new file in the place of another, readable by its owner only; returns whether that was done.
  package static func replace(_ path: String, by bytes: [UInt8]) -> Bool {
    files_replace(path, bytes, bytes.count, 0o600) == 0
  }

  /// Whether a path is that of a link.
  package static func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  private init(_ descriptor: Int32) {
    var status = stat()
    self.descriptor = descriptor
    size = fstat(descriptor, &status) == 0 ? Int(status.st_size) : 0
  }

  /// Closes it, which gives back the lock.
  package func close() { _ = Self.end(descriptor) }

  /// The bytes at the end, and whether they are all there are.
  package func tail(atMost limit: Int) -> (bytes: [UInt8], isWhole: Bool) {
    let start = max(0, size - limit)
    return (bytes(from: start, count: size - start), start == 0)
  }

  /// The last byte; nil when the file is empty.
  private var lastByte: UInt8? { size > 0 ? bytes(from: size - 1, count: 1).last : nil }

  /// Adds a text at the end: all of it, or nothing.
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

  private static func end(_ descriptor: Int32) -> Int32 {
    #if canImport(Glibc)
    Glibc.close(descriptor)
    #else
    Darwin.close(descriptor)
    #endif
  }
}

extension OpenFile.Problem: CustomStringConvertible {
  /// The reason in words.
  package var description: String { String(cString: files_error_text(code)).lowercased() }
}
