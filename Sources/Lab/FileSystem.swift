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
    Files(
      read: { path throws(FileError) in try readFile(atHome(path)) },
      write: { path, bytes throws(FileError) in try writeFile(atHome(path), bytes) },
      names: names
    )
  }

  /// A path in which `~` stands for the person's own folder.
  private static func atHome(_ path: String) -> String {
    guard path.hasPrefix("~/"), let home = getenv("HOME") else { return path }
    return String(cString: home) + path.dropFirst()
  }

  private static func readFile(_ path: String) throws(FileError) -> [UInt8] {
    let descriptor = path == "/dev/stdin" ? dup(0) : open(path, O_RDONLY)
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
  ///
  /// A link is followed. What is no ordinary file, such as a device, is never replaced.
  private static func writeFile(_ path: String, _ bytes: [UInt8]) throws(FileError) {
    let path = resolved(path)
    let mode = mode(of: path)
    if let mode, mode & S_IFMT != S_IFREG { return try overwrite(path, bytes) }
    let beside = "\(path).\(getpid()).tmp"
    let descriptor = open(beside, O_WRONLY | O_CREAT | O_TRUNC, (mode ?? 0o644) & 0o777)
    guard descriptor >= 0 else { throw .unwritable(path, reason: reason) }
    let isWritten = write(bytes, to: descriptor) && fsync(descriptor) == 0
    let problem = reason
    close(descriptor)
    guard isWritten, rename(beside, path) == 0 else {
      let problem = isWritten ? reason : problem
      unlink(beside)
      throw .unwritable(path, reason: problem)
    }
  }

  private static func overwrite(_ path: String, _ bytes: [UInt8]) throws(FileError) {
    let descriptor = open(path, O_WRONLY | O_TRUNC)
    guard descriptor >= 0 else {
      throw errno == EISDIR ? .isFolder(path) : .unwritable(path, reason: reason)
    }
    defer { close(descriptor) }
    guard write(bytes, to: descriptor) else { throw .unwritable(path, reason: reason) }
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
      names.append(folder + name + (isFolder(folder + name) ? "/" : ""))
    }
    return names.sorted()
  }

  private static func isFolder(_ path: String) -> Bool {
    mode(of: path).map { $0 & S_IFMT == S_IFDIR } ?? false
  }

  /// What stands at a path and who may use it; nil when nothing does.
  private static func mode(of path: String) -> mode_t? {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_mode : nil
  }

  /// The path that a link leads to, in the end.
  private static func resolved(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }

  private static var reason: String { String(cString: strerror(errno)).lowercased() }
}
