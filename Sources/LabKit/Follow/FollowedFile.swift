import Lab
import Platform

/// A file that another program writes and replaces while it is read.
///
/// The old file stays open after a replacement: its last bytes can be read, and its inode is not given to the new file.
final class FollowedFile {
  private let path: String
  private var descriptor: Int32 = -1
  /// The number of bytes read from the open file.
  private var offset = 0
  private let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 16)

  init(_ path: String) { self.path = path }

  deinit {
    buffer.deallocate()
    if descriptor >= 0 { close(descriptor) }
  }

  /// Whether there is a file at the path; throws for a folder, a pipe, and a path that cannot be examined.
  var exists: Bool {
    get throws(Failure) { try statusAtPath() != nil }
  }

  /// Passes to `drawing` the bytes written since the previous call, and each update to `show`.
  ///
  /// Returns true; stops and returns false once `show` does. The rest of a replaced file is read before its successor.
  func read(
    into drawing: inout FollowedDrawing,
    _ show: (FollowedDrawing.Update) -> Bool
  ) throws(Failure) -> Bool {
    let present = try statusAtPath()
    guard try readOpened(into: &drawing, show) else { return false }
    guard let present else { return true }
    let opened = try openedStatus()
    let isOpened = opened.map { ($0.st_dev, $0.st_ino) == (present.st_dev, present.st_ino) }
    if isOpened == true { return true }
    // A path that has no file any more keeps the open file.
    let next = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard next >= 0 || errno == ENOENT else { throw Failure.unreadable(path) }
    guard next >= 0 else { return true }
    let isReplaced = descriptor >= 0
    if isReplaced { close(descriptor) }
    (descriptor, offset) = (next, 0)
    if isReplaced, !show(drawing.endRun()) { return false }
    return try readOpened(into: &drawing, show)
  }

  /// Reads the open file, if any, up to its present size; returns true, or false as soon as `show` does.
  private func readOpened(
    into drawing: inout FollowedDrawing,
    _ show: (FollowedDrawing.Update) -> Bool
  ) throws(Failure) -> Bool {
    guard let size = try openedStatus().map({ Int($0.st_size) }) else { return true }
    if size < offset {
      offset = 0
      guard show(drawing.endRun()) else { return false }
    }
    while offset < size {
      let room = min(buffer.count, size - offset)
      let count = pread(descriptor, buffer.baseAddress, room, off_t(offset))
      guard count >= 0 else { throw Failure.unreadable(path) }
      // Without bytes the file was emptied meanwhile, which the next call notices.
      guard count > 0 else { return true }
      offset += count
      let bytes = UnsafeRawBufferPointer(rebasing: buffer[..<count])
      guard show(try drawing.take(bytes)) else { return false }
    }
    return true
  }

  private func statusAtPath() throws(Failure) -> stat? {
    var status = stat()
    guard stat(path, &status) == 0 else {
      if errno == ENOENT { return nil }
      throw Failure.unreadable(path)
    }
    return try checked(status)
  }

  private func openedStatus() throws(Failure) -> stat? {
    var status = stat()
    guard descriptor >= 0 else { return nil }
    guard fstat(descriptor, &status) == 0 else { throw Failure.unreadable(path) }
    return try checked(status)
  }

  /// Returns the status of a regular file; throws for a folder, a pipe or a device.
  private func checked(_ status: stat) throws(Failure) -> stat {
    let kind = status.st_mode & S_IFMT
    if kind == S_IFREG { return status }
    throw Failure("\(kind == S_IFDIR ? FileError.isFolder(path) : .isNoFile(path))")
  }
}
