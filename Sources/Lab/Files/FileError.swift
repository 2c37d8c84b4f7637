import CFiles
import Platform
import PrintableText

/// The reason why a file cannot be read or written.
public enum FileError: Error, Hashable {
  /// The file does not exist.
  case missing(String)
  /// The path is a folder.
  case isFolder(String)
  /// The path is a pipe, a device or another special file.
  case isNoFile(String)
  /// The file is longer than the maximum for texts, 64 MB.
  case tooLong(String)
  /// The path begins with `~`, and `HOME` is not an absolute path.
  case hasNoHome(String)
  /// A page named the file, and it is outside the page's own folder.
  case outsidePage(String)
  /// The file cannot be read, for the reason that the system gives.
  case unreadable(String, reason: String)
  /// The file cannot be written, for the reason that the system gives.
  case unwritable(String, reason: String)
}

extension FileError {
  /// Whether the file exists but may not be read.
  var isForbidden: Bool {
    guard case .unreadable(_, let reason) = self else { return false }
    return reason == String(cString: files_error_text(EACCES)).lowercased()
  }
}

// MARK: - CustomStringConvertible

extension FileError: CustomStringConvertible {
  /// The file, the problem and the remedy.
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
