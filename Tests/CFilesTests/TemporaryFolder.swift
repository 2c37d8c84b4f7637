import Foundation
import TerminalTesting

extension TemporaryFolder {
  /// The names of the folder's entries, sorted.
  var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: url.path())) ?? []).sorted()
  }

  /// Returns the text of a file; nil where it cannot be read.
  func contents(of name: String) -> String? {
    FileManager.default.contents(atPath: path(of: name)).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Returns the permissions of a file or of a symbolic link's target, such as 0o644.
  func permissions(of name: String) throws -> Int? {
    try attributes(of: name)[.posixPermissions] as? Int
  }

  /// Returns the user and group identifiers of a file or of a symbolic link's target.
  func owners(of name: String) throws -> [Int?] {
    let attributes = try attributes(of: name)
    return [.ownerAccountID, .groupOwnerAccountID].map { attributes[$0] as? Int }
  }

  /// Returns whether a name leads to a regular file.
  func isFile(_ name: String) -> Bool {
    (try? attributes(of: name)[.type] as? FileAttributeType) == .typeRegular
  }

  private func attributes(of name: String) throws -> [FileAttributeKey: Any] {
    let resolved = URL(filePath: path(of: name)).resolvingSymlinksInPath().path()
    return try FileManager.default.attributesOfItem(atPath: resolved)
  }

  /// Returns the target of a symbolic link; nil for anything else.
  func target(of name: String) -> String? {
    try? FileManager.default.destinationOfSymbolicLink(atPath: path(of: name))
  }

  func write(_ text: String, to name: String, mode: mode_t = 0o644) throws {
    try Data(text.utf8).write(to: URL(filePath: path(of: name)))
    chmod(path(of: name), mode)
  }
}
