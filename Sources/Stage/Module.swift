/// A loadable feature: one behaviour, several architectures.
public struct Module {
  /// The word at the prompt, in lower case.
  public let name: String
  /// The word on the screen.
  public let title: String
  /// What it is, in a few words.
  public let summary: String
  /// Its versions; the one loaded by default comes first.
  public let variants: [Variant]
  /// Other editions of them: as published, with a fault, after a change.
  public let editions: [Variant]
  /// What was asked for later, and what came of it.
  public let changes: [ChangeRequest]
  /// What can be played on it, the same for all variants.
  public let scenarios: [Scenario]
  /// Where a variant is allowed to show something else, and why.
  public let exemptions: [Exemption]
  /// The shared functions that hold the module's rules, such as `TodoTitle.isAcceptable`.
  public let rules: [String]
  /// What each piece of work is called here, such as "get the products".
  public let duties: [Duty: String]
  /// What was measured of the variants' own tests.
  public let suites: SuiteMeasures
  private let sharedSources: Lazy<[SourceFile]>

  /// Makes a module; its sources are read when somebody first looks at them.
  public init(
    name: String,
    title: String,
    summary: String,
    variants: [Variant],
    editions: [Variant] = [],
    changes: [ChangeRequest] = [],
    scenarios: [Scenario] = [],
    exemptions: [Exemption] = [],
    rules: [String] = [],
    duties: [Duty: String] = [:],
    suites: SuiteMeasures = SuiteMeasures(),
    sources: @autoclosure @escaping () -> [SourceFile] = []
  ) {
    self.name = name
    self.title = title
    self.summary = summary
    self.variants = variants
    self.editions = editions
    self.changes = changes
    self.scenarios = scenarios
    self.exemptions = exemptions
    self.rules = rules
    self.duties = duties
    self.suites = suites
    sharedSources = Lazy(sources)
  }
}

extension Module {
  /// The source shared by all variants.
  public var sources: [SourceFile] { sharedSources.value }

  /// The version in an architecture, by the word at the prompt.
  public func variant(_ architecture: String) -> Variant? {
    variants.first { $0.architecture.name == architecture }
  }

  /// The scenario of that name.
  public func scenario(_ name: String) -> Scenario? {
    scenarios.first { $0.name == name }
  }
}
