import Platform

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
