/// The measurements of the unit tests of a module's variants.
public struct SuiteMeasures: Hashable, Sendable {
  /// The faults that were planted, one at a time, in every variant whose code has a place for them.
  public let faults: [Fault]
  /// The measurement of each variant's own unit tests, by the name of the variant.
  public let suites: [String: SuiteMeasure]

  /// Creates the measurements of a module's tests; by default without faults and measured variants.
  public init(faults: [Fault] = [], suites: [String: SuiteMeasure] = [:]) {
    self.faults = faults
    self.suites = suites
  }

  /// A fault planted in the source of the variants to see whether one of their tests fails.
  public struct Fault: Hashable, Sendable {
    /// The name of the fault.
    public let name: String
    /// The wrong behaviour that the fault causes, in a few words.
    public let summary: String
    /// The change to the code that plants the fault, described for all variants together.
    public let rule: String
    /// The first scenario of the specification that shows the fault: by another screen, or by objects that are still
    /// alive after the module was closed.
    public let scenario: String

    /// Creates a fault with the change to the code and the first scenario that shows the fault.
    public init(_ name: String, _ summary: String, rule: String, scenario: String) {
      self.name = name
      self.summary = summary
      self.rule = rule
      self.scenario = scenario
    }
  }
}

/// The measurement of a variant's own unit tests.
public struct SuiteMeasure: Hashable, Sendable {
  /// The test doubles, each as a protocol or class of the module with the type of its double: `StoreProtocol:
  /// StoreStub`.
  public let doubles: [String]
  /// The places in the tests that wait for something, as `File.swift:12`.
  public let waits: [String]
  /// The test files, each with its number of lines of code.
  public let lines: [File]
  /// The name of the test that fails because of a fault, by the name of the fault; if several fail, the first in the
  /// order of names.
  public let killers: [String: String]
  /// The reason why a fault cannot be planted in the variant, by the name of the fault; these faults are not counted.
  public let inapplicable: [String: String]
  /// The digest of the variant's source, tests and faults at the time of the measurement.
  public let digest: String

  /// Creates the measurement of a variant's tests; the arguments are the values of the properties.
  public init(
    doubles: [String],
    waits: [String],
    lines: [File],
    killers: [String: String],
    inapplicable: [String: String] = [:],
    digest: String = ""
  ) {
    self.doubles = doubles
    self.waits = waits
    self.lines = lines
    self.killers = killers
    self.inapplicable = inapplicable
    self.digest = digest
  }

  /// A file of the tests.
  public struct File: Hashable, Sendable {
    /// The name of the test file.
    public let name: String
    /// The number of the file's lines that are neither blank nor comment.
    public let lines: Int

    /// Creates a test file with the number of its lines of code.
    public init(_ name: String, lines: Int) {
      self.name = name
      self.lines = lines
    }
  }
}
