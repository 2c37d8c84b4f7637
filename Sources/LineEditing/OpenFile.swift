import CTerminal

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// A regular file that is open; locked, if wanted, until it is closed.
struct OpenFile {
  private let descriptor: Int32
  private let size: Int

  /// Opens a file; nil when that cannot be done, or when it is no regular file.
  init?(_ path: String, _ flags: Int32, locking: Int32 = 0) {
    let descriptor = open(path, flags | O_CLOEXEC | O_NONBLOCK | O_NOCTTY, 0o600)
    guard descriptor >= 0 else { return nil }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      _ = Self.end(descriptor)
      return nil
    }
    if locking != 0 {
      flock(descriptor, locking)
      fstat(descriptor, &status)
    }
    self.descriptor = descriptor
    size = Int(status.st_size)
  }

  /// Closes it, which gives back the lock.
  func close() { _ = Self.end(descriptor) }

  /// The bytes at the end, and whether they are all there are.
  func tail(atMost limit: Int) -> (bytes: [UInt8], isWhole: Bool) {
    let start = max(0, size - limit)
    return (bytes(from: start, count: size - start), start == 0)
  }

  /// The last byte; nil when the file is empty.
  var lastByte: UInt8? { size > 0 ? bytes(from: size - 1, count: 1).last : nil }

  /// Writes at the present place, or at the end of a file opened for that.
  func write(_ text: String) {
    var text = text
    _ = text.withUTF8 { utf8 in
      utf8.baseAddress.map { terminal_write(descriptor, $0, utf8.count) }
    }
  }

  /// Puts a text in the place of everything.
  func replaceContents(with text: String) {
    guard ftruncate(descriptor, 0) == 0, lseek(descriptor, 0, SEEK_SET) == 0 else { return }
    write(text)
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
