import Lab
import Platform

// The system's `read`, which `ByteInput.read` shadows.
private let readBytes = read

/// A file, or standard input for the path `-`, whose bytes are read in pieces as they arrive.
struct ByteInput {
  let name: String
  private let path: String

  init(_ path: String) {
    self.path = path
    name = path == "-" ? "standard input" : path
  }

  /// Passes each piece of the input's bytes to `body`, until the end of the input or until `body` returns false.
  func read(
    each body: (UnsafeRawBufferPointer) throws(Failure) -> Bool
  ) throws(Failure) {
    if let sandbox = Sandbox.current { return try read(in: sandbox, body) }
    let descriptor = path == "-" ? dup(0) : open(path, O_RDONLY)
    guard descriptor >= 0 else { throw Failure.unreadable(name) }
    defer { close(descriptor) }
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: ByteInput.size, alignment: 16)
    defer { buffer.deallocate() }
    while true {
      let count = readBytes(descriptor, buffer.baseAddress, buffer.count)
      if count == 0 { return }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw Failure.unreadable(name) }
      guard try body(UnsafeRawBufferPointer(rebasing: buffer[..<count])) else { return }
    }
  }

  /// Passes the bytes of a sandbox's file to `body` as one piece; in a sandbox, standard input is empty.
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

  private static let size = 1 << 16
}
