import Lab

/// The text of a file, or of standard input where the name is `-`.
struct TextFile {
  let text: String

  /// Reads all of it; bytes that are no UTF-8 become replacement characters.
  ///
  /// What is longer than any script, lesson or transcript is refused.
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
    text = String(decoding: bytes, as: UTF8.self)
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
