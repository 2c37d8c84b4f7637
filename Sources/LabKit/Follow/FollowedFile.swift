import Lab
import Platform

/// A file that another program writes and replaces while it is read.
///
/// The old file stays open after a replacement: its last bytes can be read, and its inode is not given to the new file.
final class FollowedFile {
  private let path: String
  private var descriptor: Int32 = -1
  private let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 16)

  init(_ path: String) { self.path = path }

  deinit {
    buffer.deallocate()
    if descriptor >= 0 { close(descriptor) }
  }

  /// Whether there is a file at the path; throws for a folder, a pipe, and a path that cannot be examined.
  var exists: Bool {
    get throws(Failure) { try stateAtPath() != nil }
  }

  /// Passes to `follower` the bytes written since the previous call, and each update to `show`.
  ///
  /// Returns true; stops and returns false once `show` does. The rest of a replaced file is read before its successor.
  func read(
    into follower: inout TraceFollower,
    _ show: (TraceFollower.Update) -> Bool
  ) throws(Failure) -> Bool {
    let present = try stateAtPath()
    guard try readOpened(into: &follower, show) else { return false }
    guard let present, try openedState()?.isSameFile(as: present) != true else { return true }
    // A path that has no file any more keeps the open file.
    let next = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard next >= 0 || errno == ENOENT else { throw Failure.unreadable(path) }
    if next >= 0 {
      if descriptor >= 0 { close(descriptor) }
      descriptor = next
    }
    return try readOpened(into: &follower, show)
  }

  /// Reads the open file, if any, up to its present size; returns true, or false as soon as `show` does.
  private func readOpened(
    into follower: inout TraceFollower,
    _ show: (TraceFollower.Update) -> Bool
  ) throws(Failure) -> Bool {
    guard let state = try openedState() else { return true }
    while !follower.isUpToDate(with: state) {
      let start = follower.offset(in: state)
      let count = pread(
        descriptor,
        buffer.baseAddress,
        min(buffer.count, state.size - start),
        start
      )
      guard count >= 0 else { throw Failure.unreadable(path) }
      let bytes = UnsafeRawBufferPointer(rebasing: buffer[..<count])
      guard show(try follower.take(bytes, of: state)) else { return false }
      // Without bytes the file was emptied meanwhile, which the next call notices.
      guard count > 0 else { return true }
    }
    return true
  }

  private func stateAtPath() throws(Failure) -> FileState? {
    var status = stat()
    guard stat(path, &status) == 0 else {
      if errno == ENOENT { return nil }
      throw Failure.unreadable(path)
    }
    return try state(of: status)
  }

  private func openedState() throws(Failure) -> FileState? {
    var status = stat()
    guard descriptor >= 0 else { return nil }
    guard fstat(descriptor, &status) == 0 else { throw Failure.unreadable(path) }
    return try state(of: status)
  }

  private func state(of status: stat) throws(Failure) -> FileState {
    if let state = FileState(status) { return state }
    let isFolder = status.st_mode & S_IFMT == S_IFDIR
    throw Failure("\(isFolder ? FileError.isFolder(path) : .isNoFile(path))")
  }
}

struct FileState: Equatable {
  let device: UInt64
  let inode: UInt64
  let size: Int

  func isSameFile(as other: FileState) -> Bool { (device, inode) == (other.device, other.inode) }
}

extension FileState {
  /// Creates the state from the result of `stat`; nil if the file is not a regular one, such as a folder, a pipe or a device.
  init?(_ status: stat) {
    guard status.st_mode & S_IFMT == S_IFREG else { return nil }
    device = UInt64(truncatingIfNeeded: status.st_dev)
    inode = UInt64(status.st_ino)
    size = Int(status.st_size)
  }
}
