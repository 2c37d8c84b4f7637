/// A reference of one object to another, through which messages pass.
public struct Seam: Hashable, Sendable {
  /// The strengths of a reference.
  public enum Strength: String, Hashable, Sendable, CaseIterable {
    /// A reference that keeps its object alive.
    case strong
    /// A reference that does not keep its object alive, and becomes nil when the object is released.
    case weak
    /// A reference that does not keep its object alive, and traps when it is used after the object's release.
    case unowned
  }

  /// The name of the property that stores the reference.
  public let property: String
  /// The strength of the reference: strong, weak or unowned.
  public let strength: Strength
  /// The name of the protocol that is the property's type; `closure` for a stored closure, empty if unknown.
  public let interface: String

  /// Creates a seam for the reference that the property named `property` stores; an empty `interface` is unknown.
  public init(_ property: String, _ strength: Strength = .strong, as interface: String = "") {
    self.property = property
    self.strength = strength
    self.interface = interface
  }
}

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
