/// The only way in which a session reads and writes files.
public struct Files {
  /// Hands on the bytes of a file, piece by piece, until the body wants no more.
  public let readPieces:
    (_ path: String, _ body: (ArraySlice<UInt8>) -> Bool) throws(FileError) -> Void
  /// Puts bytes into a file as a whole, or leaves it as it was.
  public let write: (_ path: String, _ bytes: [UInt8]) throws(FileError) -> Void
  /// The names in a folder that begin with a text, sorted; folders end in `/`.
  public let names: (_ prefix: String) -> [String]
  /// The absolute path of a file, all links followed; nil where there is no such file.
  public let realPath: (_ path: String) -> String?

  /// Texts with more bytes than this are refused: 64 MB.
  public static let longestText = 64 << 20

  /// Makes a way to read and write.
  public init(
    readPieces: @escaping (String, (ArraySlice<UInt8>) -> Bool) throws(FileError) -> Void,
    write: @escaping (String, [UInt8]) throws(FileError) -> Void,
    names: @escaping (String) -> [String] = { _ in [] },
    realPath: @escaping (String) -> String? = { _ in nil }
  ) {
    self.readPieces = readPieces
    self.write = write
    self.names = names
    self.realPath = realPath
  }

  /// Makes a way to read and write that has the bytes of a file at once.
  public init(
    read: @escaping (String) throws(FileError) -> [UInt8],
    write: @escaping (String, [UInt8]) throws(FileError) -> Void,
    names: @escaping (String) -> [String] = { _ in [] },
    realPath: @escaping (String) -> String? = { _ in nil }
  ) {
    self.init(
      readPieces: { path, body throws(FileError) in _ = body(try read(path)[...]) },
      write: write,
      names: names,
      realPath: realPath
    )
  }

  /// Files that live as long as the session does, and nowhere else.
  public static func inMemory() -> Files {
    let shelf = Shelf()
    return Files(
      read: { path throws(FileError) in
        guard let bytes = shelf.files[path] else { throw .missing(path) }
        return bytes
      },
      write: { path, bytes in shelf.files[path] = bytes },
      names: { prefix in shelf.files.keys.filter { $0.hasPrefix(prefix) }.sorted() }
    )
  }

  private final class Shelf {
    var files: [String: [UInt8]] = [:]
  }
}

extension Files {
  /// Gives the bytes of a file, unless there are more than of any text.
  public func read(_ path: String) throws(FileError) -> [UInt8] {
    let bytes = try beginning(of: path, count: Files.longestText + 1)
    guard bytes.count <= Files.longestText else { throw .tooLong(path) }
    return bytes
  }

  /// The first bytes of a file.
  func beginning(of path: String, count: Int) throws(FileError) -> [UInt8] {
    var bytes: [UInt8] = []
    try readPieces(path) { piece in
      bytes += piece.prefix(count - bytes.count)
      return bytes.count < count
    }
    return bytes
  }
}
