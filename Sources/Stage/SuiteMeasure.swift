/// What was measured of a variant's own tests.
public struct SuiteMeasure: Hashable, Sendable {
  /// The stand-ins that it needs.
  public let doubles: [String]
  /// The places at which it waits, as `File.swift:12`.
  public let waits: [String]
  /// The lines of code of each file.
  public let lines: [File]
  /// The faults that were planted, one at a time, and what came of it.
  public let faults: [Fault]
  /// A mark of the source, the tests and the faults as they were; others have another one.
  public let digest: String

  /// What was measured.
  public init(
    doubles: [String],
    waits: [String],
    lines: [File],
    faults: [Fault],
    digest: String = ""
  ) {
    self.doubles = doubles
    self.waits = waits
    self.lines = lines
    self.faults = faults
    self.digest = digest
  }
}

extension SuiteMeasure {
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

  /// One fault that was planted in the variant.
  public struct Fault: Hashable, Sendable {
    /// The fault's name.
    public let name: String
    /// What goes wrong, in a few words.
    public let summary: String
    /// The scenario of the specification that demands something else.
    public let scenario: String
    /// The first of the suite's tests that failed; nil where none did.
    public let killer: String?

    /// A fault and what came of it.
    public init(_ name: String, _ summary: String, scenario: String, killer: String?) {
      self.name = name
      self.summary = summary
      self.scenario = scenario
      self.killer = killer
    }
  }
}
