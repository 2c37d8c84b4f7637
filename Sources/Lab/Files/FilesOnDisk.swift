import CFiles
import Platform

// The system call `read`, which a member of `Files` would hide.
private let readBytes = read

extension Files {
  /// Returns access to the files of this computer; relative paths start in the current folder.
  ///
  /// Pipes and devices are not read, because reading them may block for ever; standard input is read.
  public static func onDisk() -> Files {
    Files(
      readPieces: { path, body throws(FileError) in try readFile(atHome(path), body) },
      write: { path, bytes throws(FileError) in try writeFile(atHome(path), bytes) },
      names: names,
      realPath: realPath
    )
  }

  private static func atHome(_ path: String) throws(FileError) -> String {
    guard path.hasPrefix("~/") else { return path }
    let home = getenv("HOME").map { String(cString: $0) } ?? ""
    guard home.hasPrefix("/") else { throw .hasNoHome(path) }
    return home + path.dropFirst()
  }

  private static func readFile(
    _ path: String,
    _ body: (ArraySlice<UInt8>) -> Bool
  ) throws(FileError) {
    let descriptor = try opened(path)
    defer { close(descriptor) }
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = readBytes(descriptor, &chunk, chunk.count)
      if count == 0 { return }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw .unreadable(path, reason: reason(errno)) }
      guard body(chunk[..<count]) else { return }
    }
  }

  /// Opens an ordinary file without waiting for a writer; `/dev/stdin` is standard input, which may be a pipe but no terminal.
  private static func opened(_ path: String) throws(FileError) -> Int32 {
    let isInput = path == "/dev/stdin" && isatty(0) == 0
    let descriptor = isInput ? dup(0) : open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw errno == ENOENT ? .missing(path) : .unreadable(path, reason: reason(errno))
    }
    var status = stat()
    let type = fstat(descriptor, &status) == 0 ? status.st_mode & S_IFMT : 0
    if isInput && type != S_IFDIR || type == S_IFREG { return descriptor }
    close(descriptor)
    throw type == S_IFDIR ? .isFolder(path) : .isNoFile(path)
  }

  private static func writeFile(_ path: String, _ bytes: [UInt8]) throws(FileError) {
    let code = files_replace(path, bytes, bytes.count, 0o666)
    if code == EISDIR { throw .isFolder(path) }
    if code != 0 { throw .unwritable(path, reason: reason(code)) }
  }

  private static func names(_ prefix: String) -> [String] {
    let folder = prefix.lastIndex(of: "/").map { String(prefix[...$0]) } ?? ""
    let paths = (visibleNames(in: folder.isEmpty ? "." : folder) ?? []).map { folder + $0 }
    return paths.filter { $0.hasPrefix(prefix) }.map { $0 + (isFolder($0) ? "/" : "") }.sorted()
  }

  /// Returns the sorted names of the files and folders in a folder, except hidden ones; nil if the folder cannot be read.
  package static func visibleNames(in folder: String) -> [String]? {
    guard let stream = opendir(folder) else { return nil }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted()
  }

  private static func realPath(_ path: String) -> String? {
    guard let real = realpath(path.isEmpty ? "." : path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }

  private static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  private static func reason(_ code: Int32) -> String {
    String(cString: files_error_text(code)).lowercased()
  }
}
