/// What was measured of a variant's own tests.
public struct SuiteMeasure: Hashable, Sendable {
  /// The stand-ins that it needs.
  public let doubles: [String]
  /// The places at which it waits, as `File.swift:12`.
  public let waits: [String]
  /// The lines of code of each file.
  public let lines: [File]
  /// The faults that were put in, and whether a test failed.
  public let faults: [Fault]

  /// One file of the suite.
  public struct File: Hashable, Sendable {
    /// The file's name.
    public let name: String
    /// Its lines that are neither blank nor comment.
    public let lines: Int

    /// A file and its lines.
    public init(_ name: String, lines: Int) {
      self.name = name
      self.lines = lines
    }
  }

  /// One fault that the suite was run against.
  public struct Fault: Hashable, Sendable {
    /// The fault's name.
    public let name: String
    /// Whether a test failed because of it.
    public let isKilled: Bool

    /// A fault and what became of it.
    public init(_ name: String, isKilled: Bool) {
      self.name = name
      self.isKilled = isKilled
    }
  }

  /// What was measured.
  public init(doubles: [String], waits: [String], lines: [File], faults: [Fault]) {
    self.doubles = doubles
    self.waits = waits
    self.lines = lines
    self.faults = faults
  }
}
