/// What was measured of the tests of a module's variants.
public struct SuiteMeasures: Hashable, Sendable {
  /// The faults that were planted, one at a time, in every variant that has a place for them.
  public let faults: [Fault]
  /// What was measured of each variant's own tests, by the word of its architecture.
  public let suites: [String: SuiteMeasure]

  /// What was measured; nothing, if nothing is said.
  public init(faults: [Fault] = [], suites: [String: SuiteMeasure] = [:]) {
    self.faults = faults
    self.suites = suites
  }

  /// A fault that was planted.
  public struct Fault: Hashable, Sendable {
    /// The fault's name.
    public let name: String
    /// What goes wrong, in a few words.
    public let summary: String
    /// What is done to the code, the same in every variant.
    public let rule: String
    /// The first scenario of the specification that demands something else, or after which somebody is left when the
    /// module is closed.
    public let scenario: String

    /// A fault, the rule that makes it, and the scenario that shows it.
    public init(_ name: String, _ summary: String, rule: String, scenario: String) {
      self.name = name
      self.summary = summary
      self.rule = rule
      self.scenario = scenario
    }
  }
}

/// What was measured of a variant's own tests.
public struct SuiteMeasure: Hashable, Sendable {
  /// The module's protocols and classes that its tests stand in for, with the types that do:
  /// `StoreProtocol: StoreStub`.
  public let doubles: [String]
  /// The locations at which it waits, as `File.swift:12`.
  public let waits: [String]
  /// The lines of code of each file.
  public let lines: [File]
  /// By the name of a fault, the test that failed because of it; of several the first by name.
  public let killers: [String: String]
  /// By the name of a fault that cannot be made in the variant, why; it is not counted there.
  public let inapplicable: [String: String]
  /// A mark of the variant's source, tests and faults as they were; others have another one.
  public let digest: String

  /// What was measured.
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
}
