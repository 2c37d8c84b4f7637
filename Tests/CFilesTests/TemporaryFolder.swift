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

  /// What is known of a file, or of what a link leads to.
  func status(of name: String) -> stat? {
    var status = stat()
    return stat(path(of: name), &status) == 0 ? status : nil
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
