/// The only way in which a session reads and writes files.
public struct Files {
  /// Gives the bytes of a file.
  public let read: (_ path: String) throws(FileError) -> [UInt8]
  /// Puts bytes into a file as a whole, or leaves it as it was.
  public let write: (_ path: String, _ bytes: [UInt8]) throws(FileError) -> Void
  /// The names in a folder that begin with a text, sorted; folders end in `/`.
  public let names: (_ prefix: String) -> [String]

  /// Makes a way to read and write.
  public init(
    read: @escaping (String) throws(FileError) -> [UInt8],
    write: @escaping (String, [UInt8]) throws(FileError) -> Void,
    names: @escaping (String) -> [String] = { _ in [] }
  ) {
    self.read = read
    self.write = write
    self.names = names
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
