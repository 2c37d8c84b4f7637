/// A location in source code: file, line and method.
public struct CodeLocation: Hashable, Sendable {
  /// The file's name without folders.
  public let file: String
  /// The line number, from 1.
  public let line: Int
  /// The method at this location, with its labels; empty if unknown.
  public let function: String

  /// Creates a location; `line` counts from 1.
  public init(file: String, line: Int, function: String = "") {
    self.file = file
    self.line = line
    self.function = function
  }
}

// MARK: - CustomStringConvertible

extension CodeLocation: CustomStringConvertible {
  /// File and line: `ProductListPresenter.swift:24`.
  public var description: String { "\(file):\(line)" }
}
