import Foundation

/// The texts in the folder `Cases`.
enum Cases {
  /// Returns a text; throws the file system's error where there is none.
  static func text(of name: String) throws -> String {
    let folder = URL(filePath: #filePath).deletingPathExtension()
    return try String(contentsOf: folder.appending(path: name), encoding: .utf8)
  }
}
