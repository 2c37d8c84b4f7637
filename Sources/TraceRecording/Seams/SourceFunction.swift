/// A function that stands in a class's own body.
public struct SourceFunction: Sendable {
  let name: String
  let line: Int
  /// The seams it names, whether or not it says anything through them.
  let mentions: [String]

  /// Makes an entry: the function with its labels, its line, and the seams it names.
  public init(_ name: String, line: Int, mentions: [String] = []) {
    self.name = name
    self.line = line
    self.mentions = mentions
  }
}
