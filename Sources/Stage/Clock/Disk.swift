/// A simulated folder of text files in memory, which a stage's module can use in the place of a disk.
public final class Disk {
  private var files: [String: String] = [:]

  /// Creates an empty disk.
  public init() {}

  /// Returns the text of the file with a name; nil if it does not exist.
  public func contents(of file: String) -> String? { files[file] }

  /// Writes a text to the file with a name, and replaces what the file contained.
  public func write(_ text: String, to file: String) { files[file] = text }
}
