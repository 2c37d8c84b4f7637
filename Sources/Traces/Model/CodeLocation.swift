/// A location in source code: a file, a line and a method.
public struct CodeLocation: Hashable, Sendable {
  /// The file's name without folders; empty if unknown.
  public let file: String
  /// The line number, from 1; 0 if unknown.
  public let line: Int
  /// The method at this location, with its labels; empty if unknown.
  public let function: String

  /// Creates a location in source code; 0 stands for an unknown line.
  public init(file: String, line: Int, function: String = "") {
    self.file = file
    self.line = line
    self.function = function
  }
}

extension CodeLocation: CustomStringConvertible {
  /// The file and the line: `ProductListPresenter.swift:24`.
  public var description: String { "\(file):\(line)" }
}
