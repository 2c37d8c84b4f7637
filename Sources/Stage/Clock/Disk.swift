/// A folder of text files that exists as long as its stage.
public final class Disk {
  private var files: [String: String] = [:]

  /// Makes an empty disk.
  public init() {}

  /// What stands in a file; nil where there is none.
  public func contents(of file: String) -> String? { files[file] }

  /// Writes a file, or replaces it.
  public func write(_ text: String, to file: String) { files[file] = text }
}
