/// Why a file cannot be read or written.
public enum FileError: Error, Hashable {
  /// There is no such file.
  case missing(String)
  /// It is a folder.
  case isFolder(String)
  /// It cannot be read, for the reason that the system gives.
  case unreadable(String, reason: String)
  /// It cannot be written, for the reason that the system gives.
  case unwritable(String, reason: String)
}

// MARK: - CustomStringConvertible

extension FileError: CustomStringConvertible {
  /// Which file, what is wrong and what to do.
  public var description: String {
    switch self {
    case .missing(let path): "\(path): no such file. Check the name."
    case .isFolder(let path): "\(path): is a folder. Name a file in it."
    case .unreadable(let path, let reason): "\(path): cannot be read (\(reason))."
    case .unwritable(let path, let reason):
      "\(path): cannot be written (\(reason)). Nothing was changed."
    }
  }
}
