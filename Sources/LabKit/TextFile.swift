import Lab
import PrintableText

/// The text of a file, or of standard input where the name is `-`.
struct TextFile {
  let text: String

  /// Reads all of it.
  ///
  /// A file that is longer than any script, lesson or transcript is refused, and so are bytes that are no UTF-8: the
  /// text would not give them back where the file is written again.
  init(_ path: String) throws(Failure) {
    let input = ByteInput(path)
    var bytes: [UInt8] = []
    try input.read { piece in
      bytes.append(contentsOf: piece)
      return bytes.count <= Files.longestText
    }
    guard bytes.count <= Files.longestText else {
      throw Failure("\(FileError.tooLong(input.name))")
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw TextFile.failure(of: bytes, in: input.name)
    }
    self.text = text
  }

  /// Says where the first byte stands that is no UTF-8.
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

  /// Whether there is a file of that name, even one that cannot be read.
  static func exists(_ path: String) -> Bool {
    do throws(FileError) { try Files.here.readPieces(path) { _ in false } } catch {
      if case .missing = error { return false }
    }
    return true
  }

  /// The lines, which end in LF, CR or both, without a byte order mark.
  var lines: [String] {
    text.withoutByteOrderMark.split(omittingEmptySubsequences: false) {
      ["\n", "\r", "\r\n"].contains($0)
    }
    .map(String.init)
  }
}

extension String {
  /// The text without the mark that some editors put at its start.
  var withoutByteOrderMark: Substring {
    unicodeScalars.first == "\u{FEFF}" ? Substring(unicodeScalars.dropFirst()) : self[...]
  }
}

extension Files {
  /// The files of the sandbox that is current, or else of this computer.
  static var here: Files { Sandbox.current?.files ?? .onDisk() }
}

extension TextFile {
  /// Writes a file as a whole, or leaves it as it was.
  static func write(_ text: String, to path: String) throws(Failure) {
    do throws(FileError) { try Files.here.write(path, Array(text.utf8)) } catch {
      throw Failure(error.description, status: 1)
    }
  }
}
