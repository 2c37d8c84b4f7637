/// A simulated folder of text files in memory, which a stage's module can use in the place of a disk.
public final class Disk {
  private var files: [String: String] = [:]

  /// Creates an empty disk.
  public init() {}

  /// Returns the text of the file named `file`; nil if it does not exist.
  public func contents(of file: String) -> String? { files[file] }

  /// Writes `text` to the file named `file`, and replaces what the file contained.
  public func write(_ text: String, to file: String) { files[file] = text }
}
