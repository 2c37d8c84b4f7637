import CFiles
import Platform
import PrintableText

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
}

extension FileError {
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
