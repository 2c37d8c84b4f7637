import CFiles
import Platform
import PrintableText

/// Why a file cannot be read or written.
public enum FileError: Error, Hashable {
  /// There is no such file.
  case missing(String)
  /// It is a folder.
  case isFolder(String)
  /// It is a pipe, a device or the like.
  case isNoFile(String)
  /// It is longer than any text: 64 MB.
  case tooLong(String)
  /// Its name begins with `~`, and nobody knows where that is.
  case hasNoHome(String)
  /// A page named it, and it is not in the page's own folder.
  case outsidePage(String)
  /// It cannot be read, for the reason that the system gives.
  case unreadable(String, reason: String)
  /// It cannot be written, for the reason that the system gives.
  case unwritable(String, reason: String)
}

extension FileError {
  /// Whether a file is there and may not be read.
  var isForbidden: Bool {
    guard case .unreadable(_, let reason) = self else { return false }
    return reason == String(cString: files_error_text(EACCES)).lowercased()
  }
}

// MARK: - CustomStringConvertible

extension FileError: CustomStringConvertible {
  /// Which file, what is wrong and what to do.
  public var description: String {
    switch self {
    case .missing(let path): "\(path.readablePath): no such file. Check the name."
    case .isFolder(let path): "\(path.readablePath): is a folder. Name a file in it."
    case .isNoFile(let path): "\(path.readablePath): is a pipe or a device. Name an ordinary file."
    case .tooLong(let path):
      "\(path.readablePath): is longer than \(Files.longestText >> 20) MB. Name a shorter file."
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
