import Lab
import Platform

/// The reason why a command fails, which the console writes to standard error, and the exit status.
struct Failure: Error {
  let message: String
  let status: Int32

  init(_ message: String, status: Int32 = 2) {
    self.message = message
    self.status = status
  }

  /// Returns the failure of the last system call, which could not open or read the file at `path`; `errno` has the reason.
  static func unreadable(_ path: String) -> Failure {
    switch errno {
    case ENOENT: Failure("\(FileError.missing(path))")
    case EISDIR: Failure("\(FileError.isFolder(path))")
    case let code: Failure("\(FileError.unreadable(path, reason: reason(code)))")
    }
  }

  /// Returns the failure of a system call that could not write the file at `path`, with the error code `code`.
  static func unwritable(_ path: String, _ code: Int32) -> Failure {
    Failure("\(FileError.unwritable(path, reason: reason(code)))", status: 1)
  }

  private static func reason(_ code: Int32) -> String {
    String(cString: strerror(code)).lowercased()
  }
}
