/// The measurements of the unit tests of a module's variants.
public struct SuiteMeasures: Hashable, Sendable {
  /// The faults that were planted in the variants' source, one at a time, to see whether their tests fail.
  public let faults: [Fault]
  /// The measurement of each variant's own unit tests, by `Variant.name`; unmeasured variants are absent.
  public let suites: [String: SuiteMeasure]

  /// Creates the measurements of a module's tests; both collections are empty by default.
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
    /// The change of code that plants the fault, in words that apply to every variant.
    public let rule: String
    /// The name of the first scenario that shows the fault, by another screen or by objects alive after the module was closed.
    public let scenario: String

    /// Creates a fault with the change of code that plants it and the first scenario that shows it.
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
  /// The types that have test doubles, each followed by its doubles: `StoreProtocol: StoreStub`.
  public let doubles: [String]
  /// The lines in the tests that wait for something, as `File.swift:12`.
  public let waits: [String]
  /// The test files, each with its number of lines of code.
  public let lines: [File]
  /// For each detected fault, by its name: the name of the first failing test, or a note that the tests stop before their end.
  public let killers: [String: String]
  /// For each fault that cannot be planted in the variant, by its name: the reason; these faults are not counted.
  public let inapplicable: [String: String]
  /// The digest, at the time of the measurement, of the variant's and the shared source, the libraries, the tests and the faults.
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

  /// A test file with its number of lines of code.
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
