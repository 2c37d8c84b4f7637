import Foundation

/// A temporary folder that is removed with this object.
public final class TemporaryFolder {
  /// The location of the folder.
  public let url: URL

  /// Creates an empty folder.
  public init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "viperlab-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// Returns the absolute path of a file in the folder.
  public func path(of name: String) -> String { url.appending(path: name).path() }

  /// Writes a file, and the folders around it that are missing; returns its path.
  @discardableResult
  public func write(_ text: String, as name: String) throws -> String {
    try make(NSString(string: name).deletingLastPathComponent)
    try Data(text.utf8).write(to: url.appending(path: name))
    return path(of: name)
  }

  /// Creates a folder, and those around it that are missing.
  public func make(_ name: String) throws {
    let folder = url.appending(path: name)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  /// Returns the text of a file.
  public func text(of name: String) throws -> String {
    try String(contentsOf: url.appending(path: name), encoding: .utf8)
  }
}
