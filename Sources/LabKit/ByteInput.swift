import Lab
import Platform

// The system's call, which `ByteInput.read` would hide.
private let readBytes = read

/// A file, or standard input where the name is `-`, read piece by piece as there is more.
struct ByteInput {
  /// What messages call it.
  let name: String
  private let path: String

  /// Names an input; nothing is opened yet.
  init(_ path: String) {
    self.path = path
    name = path == "-" ? "standard input" : path
  }

  /// Gives every piece as soon as it is there, until the end or until the body wants no more.
  func read(
    each body: (UnsafeRawBufferPointer) throws(Failure) -> Bool
  ) throws(Failure) {
    if let sandbox = Sandbox.current { return try read(in: sandbox, body) }
    let descriptor = path == "-" ? dup(0) : open(path, O_RDONLY)
    guard descriptor >= 0 else {
      throw Failure(
        "\(errno == ENOENT ? FileError.missing(name) : .unreadable(name, reason: reason))"
      )
    }
    defer { close(descriptor) }
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: ByteInput.size, alignment: 16)
    defer { buffer.deallocate() }
    while true {
      let count = readBytes(descriptor, buffer.baseAddress, buffer.count)
      if count == 0 { return }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else {
        throw Failure(
          "\(errno == EISDIR ? FileError.isFolder(name) : .unreadable(name, reason: reason))"
        )
      }
      guard try body(UnsafeRawBufferPointer(rebasing: buffer[..<count])) else { return }
    }
  }

  /// Gives a file of a sandbox, in which nothing comes from standard input.
  private func read(
    in sandbox: Sandbox,
    _ body: (UnsafeRawBufferPointer) throws(Failure) -> Bool
  ) throws(Failure) {
    guard path != "-" else { return }
    let bytes: [UInt8]
    do throws(FileError) { bytes = try sandbox.files.read(path) } catch {
      throw Failure("\(error)")
    }
    let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count, alignment: 16)
    defer { copy.deallocate() }
    copy.copyBytes(from: bytes)
    if !bytes.isEmpty { _ = try body(UnsafeRawBufferPointer(copy)) }
  }

  private var reason: String { String(cString: strerror(errno)).lowercased() }

  private static let size = 1 << 16
}
