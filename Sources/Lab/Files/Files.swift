import CFiles
import Platform
import PrintableText

/// The functions by which a session reads and writes files; a session has no other access to files.
public struct Files {
  /// Reads a file and passes its bytes to `body`, piece by piece, until the end of the file or until `body` returns false.
  public let readPieces:
    (_ path: String, _ body: (ArraySlice<UInt8>) -> Bool) throws(FileError) -> Void
  /// Creates a file, or replaces its contents completely; if it throws, the file is unchanged.
  public let write: (_ path: String, _ bytes: [UInt8]) throws(FileError) -> Void
  /// Returns the paths of files and folders that begin with `prefix`, sorted; paths of folders end in `/`.
  public let names: (_ prefix: String) -> [String]
  /// Returns the absolute path of a file with all symbolic links resolved; nil if there is no such file.
  public let realPath: (_ path: String) -> String?

  /// The maximum number of bytes that ``read(_:)`` returns: 64 MB.
  public static let maximumTextSize = 64 << 20

  /// Creates access to files; `readPieces` passes a file in pieces to the given function until the function returns false.
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

  /// Returns access to files that exist only in memory; at first there are none.
  public static func inMemory() -> Files {
    var files: [String: [UInt8]] = [:]
    return Files(
      readPieces: { path, body throws(FileError) in
        guard let bytes = files[path] else { throw .missing(path) }
        _ = body(bytes[...])
      },
      write: { path, bytes in files[path] = bytes },
      names: { prefix in files.keys.filter { $0.hasPrefix(prefix) }.sorted() }
    )
  }

  /// Returns the bytes of a file; throws ``FileError/tooLong(_:)`` if there are more than ``maximumTextSize``.
  public func read(_ path: String) throws(FileError) -> [UInt8] {
    let bytes = try beginning(of: path, count: Files.maximumTextSize + 1)
    guard bytes.count <= Files.maximumTextSize else { throw .tooLong(path) }
    return bytes
  }

  package func beginning(of path: String, count: Int) throws(FileError) -> [UInt8] {
    var bytes: [UInt8] = []
    try readPieces(path) { piece in
      bytes += piece.prefix(count - bytes.count)
      return bytes.count < count
    }
    return bytes
  }
}

/// The error for a file that cannot be read or written; each case contains the path of the file.
public enum FileError: Error, Hashable {
  /// A file that does not exist.
  case missing(String)
  /// A path that leads to a folder.
  case isFolder(String)
  /// A path that leads to a pipe, a device or another special file.
  case isNoFile(String)
  /// A file that is longer than 64 MB, the maximum for texts.
  case tooLong(String)
  /// A path that begins with `~/` although the environment's `HOME` is not an absolute path.
  case hasNoHome(String)
  /// A file outside the folder of the page (a lesson or a transcript) that named it.
  case outsidePage(String)
  /// A file that cannot be read, with the reason that the system gives.
  case unreadable(String, reason: String)
  /// A file that cannot be written, with the reason that the system gives.
  case unwritable(String, reason: String)

  var isForbidden: Bool {
    guard case .unreadable(_, let reason) = self else { return false }
    return reason == String(cString: files_error_text(EACCES)).lowercased()
  }
}

// MARK: - CustomStringConvertible

extension FileError: CustomStringConvertible {
  /// The path of the file, the problem and, if there is one, the remedy.
  public var description: String {
    switch self {
    case .missing(let path): "\(path.readablePath): no such file. Check the name."
    case .isFolder(let path): "\(path.readablePath): is a folder. Name a file in it."
    case .isNoFile(let path): "\(path.readablePath): is a pipe or a device. Name an ordinary file."
    case .tooLong(let path):
      "\(path.readablePath): is longer than \(Files.maximumTextSize >> 20) MB. Name a shorter file."
    case .hasNoHome(let path):
      "\(path.readablePath): HOME is not set to a whole path, so ~ leads nowhere. Write the path out."
    case .outsidePage(let path):
      "\(path.readablePath): leads out of the page's own folder, which a page may not leave. "
        + "Name a file in that folder."
    case .unreadable(let path, let reason): "\(path.readablePath): cannot be read (\(reason))."
    case .unwritable(let path, let reason):
      "\(path.readablePath): cannot be written (\(reason)). Nothing was changed."
    }
  }
}
