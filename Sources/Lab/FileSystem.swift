#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

// The names of the system's calls, which members of `Files` would hide.
private let readBytes = read
private let writeBytes = write

extension Files {
  /// The files of this computer; names are relative to the current folder.
  public static func onDisk() -> Files {
    Files(read: readFile, write: writeFile, names: names)
  }

  private static func readFile(_ path: String) throws(FileError) -> [UInt8] {
    let descriptor = open(path, O_RDONLY)
    guard descriptor >= 0 else {
      throw errno == ENOENT ? .missing(path) : .unreadable(path, reason: reason)
    }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = readBytes(descriptor, &chunk, chunk.count)
      if count == 0 { return bytes }
      if count < 0, errno == EINTR { continue }
      if count < 0 {
        throw errno == EISDIR ? .isFolder(path) : .unreadable(path, reason: reason)
      }
      bytes += chunk[..<count]
    }
  }

  /// Writes beside the file, then renames: whoever reads it sees the old bytes or the new.
  private static func writeFile(_ path: String, _ bytes: [UInt8]) throws(FileError) {
    let beside = "\(path).\(getpid()).tmp"
    let descriptor = open(beside, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
    guard descriptor >= 0 else { throw .unwritable(path, reason: reason) }
    let isWritten = write(bytes, to: descriptor) && fsync(descriptor) == 0
    let problem = reason
    close(descriptor)
    guard isWritten else {
      unlink(beside)
      throw .unwritable(path, reason: problem)
    }
    guard rename(beside, path) == 0 else {
      let problem = reason
      unlink(beside)
      throw .unwritable(path, reason: problem)
    }
  }

  private static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { pointer in
        writeBytes(descriptor, pointer.baseAddress, pointer.count)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  private static func names(_ prefix: String) -> [String] {
    let folder = prefix.lastIndex(of: "/").map { String(prefix[...$0]) } ?? ""
    guard let stream = opendir(folder.isEmpty ? "." : folder) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      guard !name.hasPrefix("."), (folder + name).hasPrefix(prefix) else { continue }
      let isFolder = entry.pointee.d_type == DT_DIR
      names.append(folder + name + (isFolder ? "/" : ""))
    }
    return names.sorted()
  }

  private static var reason: String { String(cString: strerror(errno)).lowercased() }
}
