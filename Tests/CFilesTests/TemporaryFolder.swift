import Foundation

/// A folder that is gone when the test is over.
final class TemporaryFolder {
  private let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "viperlab-\(UUID().uuidString)")
    try make("")
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// The names of all that is in it, sorted.
  var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: url.path())) ?? []).sorted()
  }

  /// Where a file is.
  func path(of name: String) -> String { url.path() + "/" + name }

  /// What is in a file; nil when it cannot be read.
  func text(of name: String) -> String? {
    FileManager.default.contents(atPath: path(of: name)).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The permissions of a file, or of what a link leads to, such as 0o644.
  func permissions(of name: String) throws -> Int? {
    try attributes(of: name)[.posixPermissions] as? Int
  }

  /// The identifiers of the user and of the group that a file, or what a link leads to, belongs to.
  func owners(of name: String) throws -> [Int?] {
    let attributes = try attributes(of: name)
    return [.ownerAccountID, .groupOwnerAccountID].map { attributes[$0] as? Int }
  }

  /// Whether a name is that of a regular file, or of a link that leads to one.
  func isFile(_ name: String) -> Bool {
    (try? attributes(of: name)[.type] as? FileAttributeType) == .typeRegular
  }

  private func attributes(of name: String) throws -> [FileAttributeKey: Any] {
    let resolved = URL(filePath: path(of: name)).resolvingSymlinksInPath().path()
    return try FileManager.default.attributesOfItem(atPath: resolved)
  }

  /// What a link says.
  func target(of name: String) -> String? {
    try? FileManager.default.destinationOfSymbolicLink(atPath: path(of: name))
  }

  /// Makes a file.
  func write(_ text: String, to name: String, mode: mode_t = 0o644) throws {
    try Data(text.utf8).write(to: URL(filePath: path(of: name)))
    chmod(path(of: name), mode)
  }

  /// Makes a folder.
  func make(_ name: String) throws {
    try FileManager.default.createDirectory(
      atPath: path(of: name),
      withIntermediateDirectories: true
    )
  }
}
