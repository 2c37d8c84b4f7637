/// The measurements of the tests of a module's variants.
public struct SuiteMeasures: Hashable, Sendable {
  /// The faults planted, one at a time, in every variant that has a place for them.
  public let faults: [Fault]
  /// The measurement of each variant's own tests, by the name of the variant.
  public let suites: [String: SuiteMeasure]

  /// Makes the measurements of a module; by default there are none.
  public init(faults: [Fault] = [], suites: [String: SuiteMeasure] = [:]) {
    self.faults = faults
    self.suites = suites
  }

  /// A fault planted in the source to see whether a test fails.
  public struct Fault: Hashable, Sendable {
    /// The fault's name.
    public let name: String
    /// What goes wrong, in a few words.
    public let summary: String
    /// The change to the code, the same in every variant.
    public let rule: String
    /// The first scenario of the specification that shows the fault: by another screen, or by objects that are alive
    /// after closing.
    public let scenario: String

    /// Makes a fault with its rule and the scenario that shows it.
    public init(_ name: String, _ summary: String, rule: String, scenario: String) {
      self.name = name
      self.summary = summary
      self.rule = rule
      self.scenario = scenario
    }
  }
}

/// The measurement of a variant's own tests.
public struct SuiteMeasure: Hashable, Sendable {
  /// The module's protocols and classes that have doubles in the tests, with the types of the doubles:
  /// `StoreProtocol: StoreStub`.
  public let doubles: [String]
  /// The places at which the tests wait, as `File.swift:12`.
  public let waits: [String]
  /// The lines of code of each file.
  public let lines: [File]
  /// The test that fails because of each fault, by the name of the fault; the first by name if several fail.
  public let killers: [String: String]
  /// The reason why a fault cannot be planted in the variant, by the name of the fault; such faults are not counted.
  public let inapplicable: [String: String]
  /// The digest of the variant's source, tests and faults when they were measured.
  public let digest: String

  /// Makes the measurement of a suite.
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

  /// A file of the suite.
  public struct File: Hashable, Sendable {
    /// The file's name.
    public let name: String
    /// The number of lines that are neither blank nor comment.
    public let lines: Int

    /// Makes a file with the number of its lines.
    public init(_ name: String, lines: Int) {
      self.name = name
      self.lines = lines
    }
  }
}
