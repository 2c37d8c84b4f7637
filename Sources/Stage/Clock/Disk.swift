/// A folder of text files that exists as long as its stage.
public final class Disk {
  private var files: [String: String] = [:]

  /// Creates an empty disk.
  public init() {}

  /// Returns the contents of a file; nil if it does not exist.
  public func contents(of file: String) -> String? { files[file] }

  /// Writes or replaces a file.
  public func write(_ text: String, to file: String) { files[file] = text }
}
