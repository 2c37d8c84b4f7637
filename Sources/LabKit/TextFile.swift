import Lab
import LineEditing
import Platform
import PrintableText

struct TextFile {
  let text: String

  /// Reads the whole text of a file, or of standard input for the path `-`.
  ///
  /// Throws for a file that is missing, unreadable, or longer than `Files.maximumTextSize`, and for one that is not UTF-8, because
  /// writing the text back would change such a file.
  init(_ path: String) throws(Failure) {
    let input = ByteInput(path)
    var bytes: [UInt8] = []
    try input.read { piece in
      bytes.append(contentsOf: piece)
      return bytes.count <= Files.maximumTextSize
    }
    guard bytes.count <= Files.maximumTextSize else {
      throw Failure("\(FileError.tooLong(input.name))")
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw TextFile.failure(of: bytes, in: input.name)
    }
    self.text = text
  }

  private static func failure(of bytes: [UInt8], in name: String) -> Failure {
    var (line, column) = (1, 1)
    var parser = Unicode.UTF8.ForwardParser()
    var rest = bytes.makeIterator()
    var count = 0
    while case .valid(let scalar) = parser.parseScalar(from: &rest) {
      count += scalar.count
      (line, column) = scalar.elementsEqual([0x0A]) ? (line + 1, 1) : (line, column + 1)
    }
    let byte = String(bytes[count], radix: 16, uppercase: true)
    return Failure(
      "\(name.printable()):\(line):\(column): the byte \(byte) is no UTF-8. Save the file as UTF-8."
    )
  }

  /// Returns whether there is a file or folder at a path, even if it cannot be read.
  static func exists(_ path: String) -> Bool {
    do throws(FileError) { try Files.here.readPieces(path) { _ in false } } catch {
      if case .missing = error { return false }
    }
    return true
  }

  /// The lines of the text without a byte order mark; a line ends in LF, CR or CR LF.
  var lines: [String] {
    text.withoutByteOrderMark.split(omittingEmptySubsequences: false) {
      ["\n", "\r", "\r\n"].contains($0)
    }
    .map(String.init)
  }
}

extension String {
  var withoutByteOrderMark: Substring {
    unicodeScalars.first == "\u{FEFF}" ? Substring(unicodeScalars.dropFirst()) : self[...]
  }
}

extension Files {
  /// The files of the current sandbox (a transcript's files); outside a sandbox the files of this computer.
  static var here: Files { Sandbox.current?.files ?? .onDisk() }
}

extension TextFile {
  /// Writes the text of a file completely, or leaves the file unchanged and throws.
  static func write(_ text: String, to path: String) throws(Failure) {
    do throws(FileError) { try Files.here.write(path, Array(text.utf8)) } catch {
      throw Failure(error.description, status: 1)
    }
  }
}

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
  func read(each body: (UnsafeRawBufferPointer) throws(Failure) -> Bool) throws(Failure) {
    if let sandbox = Sandbox.current { return try read(in: sandbox, body) }
    let descriptor = path == "-" ? dup(0) : open(path, O_RDONLY)
    guard descriptor >= 0 else { throw Failure.unreadable(name) }
    defer { close(descriptor) }
    if path == "-", Terminal().isTerminal(0) {
      Terminal().write("Reading standard input: Ctrl-D on an empty line ends it.\n", to: 2)
    }
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 16)
    defer { buffer.deallocate() }
    while true {
      let count = readBytes(descriptor, buffer.baseAddress, buffer.count)
      if count == 0 { return }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw Failure.unreadable(name) }
      guard try body(UnsafeRawBufferPointer(rebasing: buffer[..<count])) else { return }
    }
  }

  private func read(
    in sandbox: Sandbox,
    _ body: (UnsafeRawBufferPointer) throws(Failure) -> Bool
  ) throws(Failure) {
    guard path != "-" else { return }
    let bytes: [UInt8]
    do throws(FileError) { bytes = try sandbox.files.read(path) } catch {
      throw Failure("\(error)")
    }
    guard !bytes.isEmpty else { return }
    try bytes.withUnsafeBufferPointer { buffer throws(Failure) in
      _ = try body(UnsafeRawBufferPointer(buffer))
    }
  }
}
